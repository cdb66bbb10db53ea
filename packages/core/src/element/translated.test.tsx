import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import * as z from 'zod/mini';
import { fromZod } from '../config/from-zod';
import { defineElement } from '../index';

/** A counter with texts that change, come, go, become empty and stay. */
function Counter() {
  const [count, setCount] = useState(0);
  return (
    <div>
      <button type="button" onClick={() => setCount(count + 1)}>
        Count
      </button>
      <p role="status">
        {count % 2 === 1 && 'Odd: '}
        You pressed {count} times
        {count === 0 ? ' so far' : ''}
        {count === 2 && ' already'}
      </p>
    </div>
  );
}

defineElement({ tag: 'shop-counter', mode: 'render', config: fromZod(z.object({})), component: Counter });

/** Replaces every text the way Chrome does: by two nested `<font>` elements. */
function translate(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.parentElement?.localName === 'font' || text.data.trim() === '') continue;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = text.data.toUpperCase();
    originals.set(outer, text);
    text.replaceWith(outer);
  }
}

function showOriginal(): void {
  for (const [font, text] of originals) if (font.isConnected) font.replaceWith(text);
}

const originals = new Map<Element, Text>();
const status = page.getByRole('status');
const press = () => userEvent.click(page.getByRole('button'));

beforeEach(async () => {
  originals.clear();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.body.innerHTML = '<shop-counter></shop-counter>';
  await expect.element(status).toHaveTextContent(/^You pressed 0 times so far$/);
  translate();
  await expect.element(status).toHaveTextContent(/^YOU PRESSED 0 TIMES SO FAR$/);
});
afterEach(() => {
  expect(console.error).not.toHaveBeenCalled();
  vi.restoreAllMocks();
});

test('on a translated page, a changed text shows once, with its new content', async () => {
  await press();
  await expect.element(status).toHaveTextContent(/^Odd: YOU PRESSED 1 TIMES$/i);
  translate();
  await expect.element(status).toHaveTextContent(/^ODD: YOU PRESSED 1 TIMES$/);
});

test('on a translated page, a removed text disappears', async () => {
  for (const expected of [
    /^Odd: you pressed 1 times$/i,
    /^you pressed 2 times already$/i,
    /^odd: you pressed 3 times$/i,
  ]) {
    await press();
    await expect.element(status).toHaveTextContent(expected);
    translate();
    await expect.element(status).toHaveTextContent(expected);
  }
});

test('shows the original text when the shopper turns translation off', async () => {
  showOriginal();
  await expect.element(status).toHaveTextContent(/^You pressed 0 times so far$/);
  await press();
  await expect.element(status).toHaveTextContent(/^Odd: You pressed 1 times$/);
});
