import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, ready, recordEvents } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

const category = `
  <shop-top-menu>Menu</shop-top-menu>
  <button class="filter-trigger">Filters</button>
  <main class="columns">
    <section><a href="#mug">A mug</a></section>
    <shop-filter-sidebar><h2>Shop by</h2><a href="#red">Red</a></shop-filter-sidebar>
  </main>`;

const trigger = () => page.getByRole('button', { name: 'Filters' });

function sidebar(): HTMLElement {
  const found = document.querySelector<HTMLElement>('shop-filter-sidebar');
  if (found === null) throw new Error('no sidebar');
  return found;
}

beforeEach(() => page.viewport(400, 700));
afterEach(() => page.viewport(1280, 800));

test('keeps the server’s filters, and is accessible closed and open', async () => {
  const element = await drawn('shop-filter-sidebar', category);
  await expectAccessible(document.body);
  await trigger().click();
  await expect.element(element.querySelector('a')).toBeVisible();
  await expectAccessible(element);
});

const actions: Readonly<Record<string, () => void>> = {
  trigger: () => document.querySelector<HTMLElement>('.filter-trigger')?.click(),
  overlay: () => document.querySelector<HTMLElement>('[data-shop-root] button')?.click(),
};

interface Expected {
  open: boolean;
  bodyState?: boolean;
  mobileTopMenu?: string;
  mainLayer: number;
}

test.each(vectors<{ actions: string[] }, Expected>('filter-sidebar'))(
  'opens and closes by the vector $id',
  async ({ input, expected }) => {
    await drawn('shop-filter-sidebar', category);
    for (const [index, action] of input.actions.entries()) {
      actions[action]?.();
      await expect.poll(() => sidebar().getAttribute('data-state')).toBe(index % 2 === 0 ? 'open' : 'closed');
    }
    expect(sidebar().getAttribute('data-state')).toBe(expected.open ? 'open' : 'closed');
    expect(document.body.classList.contains('filter-sidebar-open')).toBe(expected.open);
    expect(document.querySelector<HTMLElement>('shop-top-menu')?.hidden).toBe(expected.open);
    expect(document.querySelector<HTMLElement>('main')?.style.zIndex).toBe(String(expected.mainLayer));
  },
);

test('Escape closes it and gives the focus back; the page behind cannot be reached meanwhile', async () => {
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => document.activeElement).toBe(sidebar());
  expect(document.querySelector('section')?.inert).toBe(true);
  await userEvent.keyboard('{Escape}');
  await expect.element(trigger()).toHaveFocus();
  expect(document.querySelector('section')?.inert).toBe(false);
  await expect.element(trigger()).toHaveAttribute('aria-expanded', 'false');
});

test('an element that is taken away while open leaves the page usable', async () => {
  const told = recordEvents<{ open: boolean }>('shop-filter-sidebar-toggle');
  await drawn('shop-filter-sidebar', category);
  await trigger().click();
  await expect.poll(() => told.length).toBe(1);
  const element = sidebar();
  element.parentElement?.removeChild(element);
  await expect.poll(() => document.body.classList.contains('filter-sidebar-open')).toBe(false);
  expect(document.querySelector('section')?.inert).toBe(false);
  await ready(element);
});

test('other layers can be asked for', async () => {
  await drawn(
    'shop-filter-sidebar',
    category.replace('<shop-filter-sidebar>', '<shop-filter-sidebar data-open-layer="90" data-closed-layer="1">'),
  );
  const layer = () => document.querySelector<HTMLElement>('main')?.style.zIndex;
  await trigger().click();
  await expect.poll(layer).toBe('90');
  await userEvent.keyboard('{Escape}');
  await expect.poll(layer).toBe('1');
});
