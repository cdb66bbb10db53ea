import { useLayoutEffect, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { eventually } from '#testing/eventually';
import { fromZod } from '../config/from-zod';
import { defineElement, type ElementProps } from './define-element';

// Turbo, htmx, LiveView and Livewire morph: they turn an element into the server's markup, attributes first.

const left = vi.fn();

defineElement({
  tag: 'shop-guestbook',
  mode: 'render',
  config: fromZod(z.object({ title: z._default(z.string(), 'Name'), length: z._default(z.number(), 40) })),
  component: function Guestbook({ config }: ElementProps<{ title: string }>) {
    const [name, setName] = useState('');
    return (
      <label>
        {config.title}
        <input value={name} onInput={(event) => setName(event.currentTarget.value)} onBlur={left} />
      </label>
    );
  },
});

defineElement({
  tag: 'shop-curtain',
  mode: 'enhance',
  config: fromZod(z.object({})),
  component: function Curtain({ element }: ElementProps<object>) {
    useLayoutEffect(() => {
      const stage = element.querySelector('p');
      stage?.setAttribute('hidden', '');
      return () => stage?.removeAttribute('hidden');
    }, [element]);
    return <button type="button">Raise</button>;
  },
});

async function place(html: string): Promise<HTMLElement> {
  document.body.innerHTML = html;
  const element = document.body.firstElementChild as HTMLElement;
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  return element;
}

/** Turns an element into the server's markup, as morphing libraries do. */
function morph(element: HTMLElement, markup: string): void {
  const sent = new DOMParser().parseFromString(markup, 'text/html').body.firstElementChild;
  const names = [...element.getAttributeNames(), ...(sent?.getAttributeNames() ?? [])];
  for (const name of names) {
    const value = sent?.getAttribute(name) ?? null;
    if (value === null) element.removeAttribute(name);
    else element.setAttribute(name, value);
  }
  element.replaceChildren(...(sent?.childNodes ?? []));
}

const guestbook = '<shop-guestbook><p data-shop-fallback>Write to us</p></shop-guestbook>';

test('keeps what the shopper typed, and the focus, in new settings', async () => {
  const element = await place(guestbook);
  const input = element.querySelector('input');
  await userEvent.type(input ?? element, 'Bo');
  morph(element, guestbook.replace('<shop-guestbook', '<shop-guestbook data-title="Your name"'));
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  expect(element.querySelector('p')?.hidden).toBe(true);
  expect(element.querySelector('label')?.textContent).toBe('Your name');
  expect(document.activeElement).toBe(input);
  expect(left).not.toHaveBeenCalled();
  await userEvent.keyboard('b');
  expect(element.querySelector('input')?.value).toBe('Bob');
});

test('leaves the focus where the shopper has moved it while the settings were broken', async () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const element = await place(`${guestbook}<button type="button">Elsewhere</button>`);
  await userEvent.type(element.querySelector('input') ?? element, 'Bo');
  morph(element, guestbook.replace('<shop-guestbook', '<shop-guestbook data-length="long"'));
  await eventually(() => expect(element.dataset['state']).toBe('error'));
  const elsewhere = document.querySelector<HTMLElement>('body > button');
  elsewhere?.focus();
  element.dataset['length'] = '20';
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  expect(element.querySelector('input')?.value).toBe('Bo');
  expect(document.activeElement).toBe(elsewhere);
  error.mockRestore();
});

test('starts over with content of the server', async () => {
  const curtain = '<shop-curtain><p>Act one</p></shop-curtain>';
  const element = await place(curtain);
  morph(element, curtain.replace('one', 'two'));
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  expect(element.querySelector('p')?.textContent).toBe('Act two');
  expect(element.querySelector('p')?.hidden).toBe(true);
  expect(element.querySelectorAll('button')).toHaveLength(1);
});

test('content that the server rendered stays as it is until it is touched, and starts over after that', async () => {
  // Far from where an earlier test left the pointer, which would touch it.
  const printed = `<shop-guestbook style="display: block; margin-top: 500px"><div data-shop-root="server"><label>Name<input></label></div></shop-guestbook>`;
  const element = await place(printed);
  morph(element, printed);
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  expect(element.querySelector('[data-shop-root="server"]')).toBeTruthy();
  element.querySelector('input')?.focus();
  await eventually(() => expect(element.querySelector('[data-shop-root="server"]')).toBeNull());
  morph(element, printed);
  await eventually(() => expect(element.dataset['state']).toBe('ready'));
  expect(element.querySelectorAll('input')).toHaveLength(1);
  await userEvent.type(element.querySelector('input') ?? element, 'Bo');
  expect(element.querySelector('input')?.value).toBe('Bo');
});
