import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement, type ElementProps } from './define-element';

const config = fromZod(z.object({ label: z._default(z.string(), 'Add') }));

function Counter({ config: { label } }: ElementProps<{ label: string }>) {
  const [count, setCount] = useState(0);
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {label} {count}
    </button>
  );
}

defineElement({ tag: 'shop-emptied-counter', mode: 'render', config, component: Counter });
defineElement({ tag: 'shop-emptied-tools', mode: 'enhance', config, component: Counter });
defineElement({
  tag: 'shop-emptied-price',
  mode: 'render',
  config,
  component: () => null,
  view: ({ config: { label } }) => <button type="button">{label} 0</button>,
});

async function place(tag: string, content = ''): Promise<HTMLElement> {
  const element = document.createElement(tag);
  element.innerHTML = content;
  document.body.replaceChildren(element);
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  return element;
}

const text = (element: HTMLElement): string | undefined => element.querySelector('button')?.textContent;

const served = '<div data-shop-root="server"><button type="button">Add 0</button></div>';

test.each([
  ['shop-emptied-counter', ''],
  ['shop-emptied-counter', served],
  ['shop-emptied-tools', '<p>Of the page</p>'],
  ['shop-emptied-price', ''],
])(
  '<%s> that a script of the page has emptied shows its content again after the next change (%s)',
  async (tag, content) => {
    const error = vi.spyOn(console, 'error').mockImplementation(() => {});
    const element = await place(tag, content);
    element.querySelector('button')?.focus();
    element.innerHTML = '';
    element.dataset['label'] = 'Put';
    await eventually(() => expect(text(element)).toBe('Put 0'));
    element.querySelector('[data-shop-root]')?.remove();
    element.dataset['label'] = 'Take';
    await eventually(() => expect(text(element)).toBe('Take 0'));
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  },
);

test.each([
  ['shop-emptied-counter', ''],
  ['shop-emptied-counter', served],
  ['shop-emptied-price', ''],
])(
  '<%s> that a script of the page has emptied shows its content again where it is moved (%s)',
  async (tag, content) => {
    const element = await place(tag, content);
    element.innerHTML = '';
    const shelf = document.body.appendChild(document.createElement('section'));
    shelf.append(element);
    await eventually(() => expect(text(element)).toBe('Add 0'));
  },
);
