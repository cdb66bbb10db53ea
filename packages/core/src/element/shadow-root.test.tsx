import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement, type ElementProps } from './define-element';

const counterConfig = fromZod(z.object({ label: z._default(z.string(), 'Add') }));

defineElement({
  tag: 'shop-shaded-counter',
  mode: 'render',
  config: counterConfig,
  component: function Counter({ config }: ElementProps<{ label: string }>) {
    const [count, setCount] = useState(0);
    return (
      <>
        <button type="button" onClick={() => setCount(count + 1)}>
          {config.label} {count}
        </button>
        <input name="note" aria-label="Note" />
      </>
    );
  },
});

const hosts: Element[] = [];
afterEach(() => {
  for (const host of hosts.splice(0)) host.remove();
});

/** A component of the page with a shadow root, and the element in it. */
function inShadow(html: string, mode: ShadowRootMode = 'open') {
  const host = document.createElement('div');
  hosts.push(host);
  const root = host.attachShadow({ mode });
  root.innerHTML = html;
  document.body.append(host);
  return { root, element: root.querySelector<HTMLElement>('shop-shaded-counter') };
}

const ready = (element: HTMLElement | null) => eventually(() => expect(element?.dataset['state']).toBe('ready'));

test('the shopper’s place in a field of the fallback moves to our field of the same name', async () => {
  const { root, element } = inShadow(
    '<shop-shaded-counter><p data-shop-fallback><input name="note" aria-label="Note"></p></shop-shaded-counter>',
  );
  root.querySelector('input')?.focus();
  await ready(element);
  expect(root.activeElement).toBe(element?.querySelector('[data-shop-root] input'));
});

test('the focus moves from a link of the fallback to our first control', async () => {
  const { root, element } = inShadow(
    '<shop-shaded-counter><a href="#add" data-shop-fallback>Add</a></shop-shaded-counter>',
  );
  root.querySelector('a')?.focus();
  await ready(element);
  expect(root.activeElement).toBe(element?.querySelector('[data-shop-root] button'));
});

test('the focus stays on a server-rendered button when React starts', async () => {
  const { root, element } = inShadow(
    '<shop-shaded-counter><div data-shop-root="server"><button type="button">Add 0</button></div></shop-shaded-counter>',
  );
  await ready(element);
  const served = root.querySelector('button');
  served?.focus();
  await eventually(() => expect(root.querySelector('button')).not.toBe(served));
  expect(root.activeElement).toBe(root.querySelector('button'));
});

test('server-rendered markup starts with the first touch, in a closed shadow root, too', async () => {
  const { root, element } = inShadow(
    '<shop-shaded-counter><div data-shop-root="server"><button type="button">Add 0</button></div></shop-shaded-counter>',
    'closed',
  );
  await ready(element);
  const place = root.querySelector('button')?.getBoundingClientRect();
  await userEvent.click(hosts[0] ?? document.body, { position: { x: (place?.width ?? 0) / 2, y: 5 } });
  await eventually(() => expect(root.querySelector('button')?.textContent).toBe('Add 1'));
});

test('elements with the same data-config read the script of their own shadow root', async () => {
  const html = (label: string) =>
    `<script type="application/json" id="labels">{ "label": "${label}" }</script>` +
    '<shop-shaded-counter data-config="#labels"></shop-shaded-counter>';
  const first = inShadow(html('Add a chair'));
  const second = inShadow(html('Add a table'));
  await ready(first.element);
  await ready(second.element);
  expect(first.root.querySelector('button')?.textContent).toBe('Add a chair 0');
  expect(second.root.querySelector('button')?.textContent).toBe('Add a table 0');
});

test('a field keeps the focus while a script morphs the page to the server’s markup', async () => {
  const { root, element } = inShadow('<shop-shaded-counter></shop-shaded-counter>');
  await ready(element);
  const left = vi.fn();
  root.querySelector('input')?.focus();
  root.addEventListener('blur', left, { capture: true });
  element?.removeAttribute('data-state');
  element?.replaceChildren();
  await ready(element);
  expect(root.activeElement).toBe(root.querySelector('input'));
  expect(left).not.toHaveBeenCalled();
});
