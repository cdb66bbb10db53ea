import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

const menu = `
  <shop-top-menu style="position: fixed; inset-block-start: 0"><nav aria-label="Goods"><a href="#mugs">Mugs</a></nav></shop-top-menu>
  <div style="block-size: 5000px"></div>`;

const state = () => document.querySelector('shop-top-menu')?.getAttribute('data-state');

/** Scrolls and waits until listeners have run. */
async function scroll(top: number): Promise<void> {
  window.scrollTo(0, top);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}

beforeEach(() => window.scrollTo(0, 0));

test('shows at the top of the page, and is accessible', async () => {
  await expectAccessible(await drawn('shop-top-menu', menu));
  expect(state()).toBe('shown');
});

test('hides on scrolling down and shows on scrolling up', async () => {
  await drawn('shop-top-menu', menu);
  await scroll(300);
  expect(state()).toBe('hidden');
  await scroll(600);
  expect(state()).toBe('hidden');
  await scroll(500);
  expect(state()).toBe('shown');
});

test('stays hidden when the page bounces at its bottom, as on iPhones', async () => {
  await drawn('shop-top-menu', menu);
  const bottom = document.documentElement.scrollHeight - window.innerHeight;
  await scroll(bottom);
  expect(state()).toBe('hidden');
  const position = vi.spyOn(window, 'scrollY', 'get');
  onTestFinished(() => position.mockRestore());
  for (const top of [bottom + 80, bottom + 40, bottom]) {
    position.mockReturnValue(top);
    window.dispatchEvent(new Event('scroll'));
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  }
  expect(state()).toBe('hidden');
});

test('ignores small movements', async () => {
  await drawn('shop-top-menu', menu);
  await scroll(300);
  await scroll(296);
  expect(state()).toBe('hidden');
});

test('adds up small steps in one direction', async () => {
  await drawn('shop-top-menu', menu);
  for (let top = 0; top <= 30; top += 3) await scroll(top);
  expect(state()).toBe('hidden');
});

test('a sticky menu below a title hides only after it has reached the window’s edge', async () => {
  const titled = `<h1 style="block-size: 400px; margin: 0">Help</h1>${menu.replace('fixed', 'sticky')}`;
  await drawn('shop-top-menu', titled);
  await scroll(300);
  expect(state()).toBe('shown');
  await scroll(500);
  expect(state()).toBe('hidden');
});

test('a changed setting does not show a hidden menu', async () => {
  const element = await drawn('shop-top-menu', menu);
  await scroll(300);
  element.setAttribute('data-tolerance', '50');
  await scroll(270);
  expect(state()).toBe('hidden');
  await scroll(200);
  expect(state()).toBe('shown');
});

test('stays visible while the focus is inside', async () => {
  await drawn('shop-top-menu', menu);
  document.querySelector('a')?.focus({ preventScroll: true });
  await scroll(300);
  expect(state()).toBe('shown');
});

test('shows when the focus enters', async () => {
  await drawn('shop-top-menu', menu);
  await scroll(300);
  document.querySelector('a')?.focus({ preventScroll: true });
  expect(state()).toBe('shown');
});

test.each(vectors<{ scroll: number[] }, { hidden: boolean }>('top-menu'))(
  'shows again when the page bounces at its top ($id)',
  async ({ input, expected }) => {
    await drawn('shop-top-menu', menu);
    for (const top of input.scroll) await scroll(top);
    expect(state()).toBe(expected.hidden ? 'hidden' : 'shown');
  },
);

test('stays visible from data-open-from on', async () => {
  await drawn('shop-top-menu', menu.replace('<shop-top-menu', '<shop-top-menu data-open-from="769"'));
  await scroll(300);
  expect(state()).toBe('shown');
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(390, 800);
  await scroll(600);
  expect(state()).toBe('hidden');
});
