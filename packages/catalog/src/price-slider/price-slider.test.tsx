import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, recordEvents, recordNavigation } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import type { PriceSliderConfig } from './price-slider.config';
import type { PriceSliderChangeDetail } from './use-price-slider';

const CHANGE = 'shop-price-slider-change';
const euros = {
  pattern: '€ %s',
  requiredPrecision: 2,
  decimalSymbol: ',',
  groupSymbol: '.',
  groupLength: 3,
};

function markup(settings: Partial<Record<keyof PriceSliderConfig, unknown>> = {}, inside = ''): string {
  const config = { minValue: 10, maxValue: 200, ajaxUrl: 'https://shop.test/w.html?price=from-to', ...settings };
  return `<shop-price-slider><script type="application/json">${JSON.stringify(config)}</script>${inside}</shop-price-slider>`;
}

function thumbs(root: ParentNode = document): HTMLInputElement[] {
  return Array.from(root.querySelectorAll<HTMLInputElement>('[role="slider"]'));
}

function values(root?: ParentNode): number[] {
  return thumbs(root).map((thumb) => Number(thumb.getAttribute('aria-valuenow')));
}

/** Presses keys in one call: between two calls, the pause that ends a move could pass. */
async function press(thumb: number, ...keys: string[]): Promise<void> {
  thumbs()[thumb]?.focus();
  await userEvent.keyboard(keys.map((key) => `{${key}}`).join(''));
}

/** Moves a pointer on the track to a fraction of its length. */
async function point(type: string, part: number, target: Element | null = track()): Promise<void> {
  const { left, width, top } = track().getBoundingClientRect();
  const at = { clientX: left + part * width, clientY: top + 22 };
  target?.dispatchEvent(new PointerEvent(type, { ...at, pointerId: 1, bubbles: true, cancelable: true, button: 0 }));
  await Promise.resolve();
}

function track(): Element {
  const found = document.querySelector('shop-price-slider .shop-price-slider');
  if (found === null) throw new Error('no track');
  return found;
}

const ready = (html: string) => drawn('shop-price-slider', html);

let visited: ReturnType<typeof recordNavigation>;

beforeEach(() => {
  visited = recordNavigation();
  // Firefox captures only real pointers, not those of these tests.
  vi.spyOn(Element.prototype, 'setPointerCapture').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.removeAttribute('dir');
});

test('keeps the server’s form until ready', async () => {
  const element = await ready(markup({}, '<form data-shop-fallback><input type="number" value="10"></form>'));
  expect(element.querySelector('form')?.hidden).toBe(true);
  expect(thumbs()).toHaveLength(2);
});

test('shows a price that was typed before the script loaded', async () => {
  document.body.innerHTML =
    '<form data-shop-fallback><input type="number" value="10"><input type="number" value="200"></form>';
  const typed = document.querySelectorAll('input')[1];
  if (typed !== undefined) typed.value = '80';
  const element = document.createElement('shop-price-slider');
  element.append(...document.body.childNodes);
  Object.assign(element.dataset, { minValue: '10', maxValue: '200' });
  document.body.append(element);
  await expect.poll(() => values()).toEqual([10, 80]);
});

test('is accessible', async () => {
  await expectAccessible(await ready(markup()));
});

test.each(vectors<{ config: object }, number[]>('layered.slider-start'))(
  'both thumbs start at the selected prices, also between two steps ($id)',
  async ({ input, expected }) => {
    await ready(markup(input.config));
    expect(values()).toEqual(expected);
    expect(thumbs().map(({ valueAsNumber }) => valueAsNumber)).toEqual(expected);
  },
);

test.each(vectors<{ amount: number; priceFormat: object }, string>('layered.price-format'))(
  'shows $input.amount in the shop’s price format ($id)',
  async ({ input, expected }) => {
    const { amount, priceFormat } = input;
    const element = await ready(
      markup({ minValue: amount, maxValue: amount + 1, priceFormat: JSON.stringify(priceFormat) }),
    );
    expect(thumbs()[0]?.getAttribute('aria-valuetext')).toBe(expected);
    expect(element.querySelector('p')?.textContent?.startsWith(`${expected} - `)).toBe(true);
  },
);

test('without a format, prices look like the page’s prices', async () => {
  pageJson('checkoutConfig', { priceFormat: euros });
  await ready(markup());
  expect(thumbs()[0]?.getAttribute('aria-valuetext')).toBe('€ 10,00');
});

test('an invalid price format falls back to the page’s language', async () => {
  pageJson('checkoutConfig', { priceFormat: { pattern: 5, groupSymbol: {} } });
  await ready(markup());
  expect(thumbs()[0]?.getAttribute('aria-valuetext')).toBe('10.00');
});

test('keys move a thumb by steps, by pages and to the ends', async () => {
  await ready(markup({ selectedFrom: 20, selectedTo: 80, step: 5 }));
  await press(0, 'ArrowRight', 'ArrowUp');
  expect(values()).toEqual([30, 80]);
  await press(0, 'ArrowLeft', 'ArrowDown', 'Home');
  expect(values()).toEqual([10, 80]);
  await press(0, 'PageUp');
  expect(values()).toEqual([30, 80]);
  await press(1, 'End', 'PageDown');
  expect(values()).toEqual([30, 180]);
  await press(0, 'End');
  expect(values()).toEqual([180, 180]);
});

test('arrow keys are reversed on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  await ready(markup({ selectedFrom: 20 }));
  await press(0, 'ArrowLeft', 'ArrowLeft', 'ArrowRight', 'ArrowUp');
  expect(values()).toEqual([22, 200]);
});

test('the currency stays on its side of each price on a right-to-left page', async () => {
  document.documentElement.dir = 'rtl';
  await ready(markup({ priceFormat: euros }));
  const prices = document.querySelectorAll('.shop-price-slider__prices bdi');
  expect(Array.from(prices, ({ textContent }) => textContent)).toEqual(['€ 10,00', '€ 200,00']);
  const euro = document.createRange();
  for (const price of prices) {
    euro.setStart(price, 0);
    euro.setEnd(price.firstChild ?? price, 1);
    expect(euro.getBoundingClientRect().left).toBeCloseTo(price.getBoundingClientRect().left, 0);
  }
});

test('leaves the browser’s own shortcuts alone', async () => {
  await ready(markup());
  const event = new KeyboardEvent('keydown', { key: 'ArrowLeft', altKey: true, bubbles: true, cancelable: true });
  thumbs()[1]?.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(false);
});

test('many keys are one move: one event with both prices and the URL, then the navigation', async () => {
  const events = recordEvents<PriceSliderChangeDetail>(CHANGE);
  await ready(markup({ selectedFrom: 20, selectedTo: 80 }));
  await press(0, 'ArrowRight', 'ArrowRight', 'ArrowRight');
  await expect.poll(() => events.length).toBe(1);
  const url = 'https://shop.test/w.html?price=23-80';
  expect(events[0]?.detail).toEqual({ from: 23, to: 80, url });
  expect(visited).toEqual([{ url, replace: false }]);
});

test('a listener that loads the list itself prevents the navigation', async () => {
  const element = await ready(markup());
  const events = vi.fn((event: Event) => event.preventDefault());
  element.addEventListener(CHANGE, events);
  await point('pointerdown', 0.2);
  await point('pointerup', 0.2);
  expect(events).toHaveBeenCalledTimes(1);
  expect(visited).toEqual([]);
});

test.each(vectors<{ moved: string; to: [number, number] }, string>('layered.two-sliders'))(
  'each of two sliders has its own URL, as in vector $id',
  async ({ input, expected }) => {
    const slider = (code: string, id: string) =>
      markup({ minValue: 0, maxValue: 100, ajaxUrl: `https://shop.test/w.html?${code}=from-to` }).replace(
        '<shop-price-slider',
        `<shop-price-slider id="${id}"`,
      );
    await ready(slider('price', 'price') + slider('weight', 'weight'));
    await expect.poll(() => thumbs().length).toBe(4);
    const moved = document.getElementById(input.moved);
    const [from, to] = input.to;
    thumbs(moved ?? document)[0]?.focus();
    await userEvent.keyboard('{PageUp}{PageUp}');
    expect(values(moved ?? document)).toEqual([from, to]);
    await expect.poll(() => visited.map(({ url }) => url)).toEqual([expected]);
  },
);

test('a press on the track moves the nearer thumb, until the pointer is released', async () => {
  const events = recordEvents<PriceSliderChangeDetail>(CHANGE);
  await ready(markup());
  await point('pointerdown', 0.8);
  await point('pointermove', 0.6);
  await point('pointermove', 0.5);
  expect(events).toEqual([]);
  await point('pointerup', 0.5);
  expect(events.map(({ detail: { from, to } }) => [from, to])).toEqual([[10, 105]]);
  expect(document.activeElement).toBe(thumbs()[1]);
});

test('a thumb stays under the pointer, and a press without a move fires no event', async () => {
  const events = recordEvents(CHANGE);
  await ready(markup({ selectedFrom: 20.3 }));
  const thumb = document.querySelector('[data-thumb="from"]');
  await point('pointerdown', 0.1, thumb);
  await point('pointerup', 0.1);
  expect(values()[0]).toBe(20.3);
  expect(events).toEqual([]);
  await point('pointerdown', 0.1, thumb);
  await point('pointermove', 0.2);
  await expect.poll(() => values()[0]).toBe(39);
  await point('pointerup', 0.2);
});

test('thumbs cannot cross by pointer, and two at the same price can be separated', async () => {
  await ready(markup({ selectedFrom: 200, selectedTo: 200 }));
  await point('pointerdown', 1, document.querySelector('[data-thumb="to"]'));
  await point('pointermove', 0);
  await point('pointerup', 0);
  await expect.poll(() => values()).toEqual([10, 200]);
  await point('pointerdown', 0, document.querySelector('[data-thumb="from"]'));
  await point('pointermove', 3);
  await point('pointerup', 3);
  await expect.poll(() => values()).toEqual([200, 200]);
});

test('a press with Control moves nothing, because it opens the context menu on a Mac', async () => {
  await ready(markup());
  const press = { clientX: 300, pointerId: 1, bubbles: true, cancelable: true, ctrlKey: true };
  track().dispatchEvent(new PointerEvent('pointerdown', press));
  await point('pointermove', 0.4);
  expect(values()).toEqual([10, 200]);
  expect(track().matches('[data-selecting]')).toBe(false);
});

test('a move ends where it is if the browser takes the pointer away, as when a script moves the slider', async () => {
  const events = recordEvents(CHANGE);
  await ready(markup());
  await point('pointerdown', 0.4);
  expect(track().matches('[data-selecting]')).toBe(true);
  const before = values();
  document.dispatchEvent(new PointerEvent('lostpointercapture', { pointerId: 1 }));
  await expect.poll(() => track().matches('[data-selecting]')).toBe(false);
  await point('pointermove', 0.7);
  expect(values()).toEqual(before);
  expect(events).toHaveLength(1);
});

test('undoes the move when the finger scrolls the page', async () => {
  const events = recordEvents(CHANGE);
  await ready(markup());
  await point('pointerdown', 0.4);
  await point('pointercancel', 0.4);
  await point('pointermove', 0.7);
  await expect.poll(() => values()).toEqual([10, 200]);
  expect(events).toEqual([]);
});

test('a screen reader’s gesture moves by one step', async () => {
  await ready(markup({ selectedFrom: 20 }));
  const [thumb] = thumbs();
  if (thumb !== undefined) thumb.value = '21.9';
  thumb?.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => values()).toEqual([21, 200]);
  expect(thumb?.value).toBe('21');
});

test('applies a price set by voice exactly', async () => {
  const events = recordEvents<PriceSliderChangeDetail>(CHANGE);
  await ready(markup({ ajaxUrl: '', selectedFrom: 20 }));
  const [thumb] = thumbs();
  if (thumb !== undefined) thumb.value = '80';
  thumb?.dispatchEvent(new Event('input', { bubbles: true }));
  await expect.poll(() => values()).toEqual([80, 200]);
  await expect.poll(() => events.map(({ detail }) => detail.from)).toEqual([80]);
});

test('without a URL, fires the event and does not navigate', async () => {
  const events = recordEvents<PriceSliderChangeDetail>(CHANGE);
  await ready(markup({ ajaxUrl: '' }));
  await press(0, 'End');
  await expect.poll(() => events.length).toBe(1);
  expect(visited).toEqual([]);
});

test('rejects an invalid URL, and keeps the server’s content', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = await drawn(
    'shop-price-slider',
    `<shop-price-slider data-ajax-url='javascript:alert("from-to")'><p data-shop-fallback>$10 - $200</p></shop-price-slider>`,
  );
  expect(element.dataset.state).toBe('error');
  expect(element.querySelector('p')?.checkVisibility()).toBe(true);
});

test('prices selected by the page replace the shopper’s', async () => {
  const element = await ready('<shop-price-slider data-min-value="0" data-max-value="9"></shop-price-slider>');
  await press(0, 'ArrowRight');
  element.dataset.ajaxUrl = '/other.html?price=from-to';
  await Promise.resolve();
  expect(values()).toEqual([1, 9]);
  element.dataset.selectedTo = '5';
  await expect.poll(() => values()).toEqual([0, 5]);
});

test('a page restored from the back/forward cache shows the prices of its list', async () => {
  await ready(markup());
  await point('pointerdown', 0.2);
  await point('pointerup', 0.2);
  await expect.poll(() => values()[0]).toBe(48);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await expect.poll(() => values()).toEqual([10, 200]);
});

test('works with only one price', async () => {
  await ready(markup({ minValue: 5, maxValue: 5 }));
  expect(values()).toEqual([5, 5]);
});

describe('typed prices', () => {
  const field = (name: string) => page.getByRole('spinbutton', { name, exact: true });

  test('apply on blur or Enter, exactly as typed', async () => {
    const recorded = recordEvents<PriceSliderChangeDetail>(CHANGE);
    await ready(markup());
    await field('From').fill('19.95');
    expect(recorded).toHaveLength(0);
    await userEvent.tab();
    await expect.poll(values).toEqual([19.95, 200]);
    await field('To').fill('80');
    await userEvent.keyboard('{Enter}');
    await expect.poll(values).toEqual([19.95, 80]);
    expect(recorded.map(({ detail }) => detail.url)).toEqual([
      'https://shop.test/w.html?price=19.95-200',
      'https://shop.test/w.html?price=19.95-80',
    ]);
  });

  test('are limited to the available prices; other texts change nothing, and Escape restores the price', async () => {
    const recorded = recordEvents<PriceSliderChangeDetail>(CHANGE);
    await ready(markup());
    await field('To').fill('9999');
    await userEvent.keyboard('{Enter}');
    await field('From').fill('');
    await userEvent.tab();
    await field('From').fill('50');
    const escapes = recordEvents<unknown>('keydown');
    await userEvent.keyboard('{Escape}');
    await expect.element(field('From')).toHaveValue(10);
    await userEvent.keyboard('{Escape}');
    // A sidebar around the fields closes only at the second one.
    expect(escapes.map(({ defaultPrevented }) => defaultPrevented)).toEqual([true, false]);
    await userEvent.tab();
    expect(recorded).toHaveLength(0);
    await expect.element(field('From')).toHaveValue(10);
    await expect.element(field('To')).toHaveValue(200);
    await field('From').fill('-3');
    await userEvent.keyboard('{Enter}');
    expect(values()).toEqual([10, 200]);
  });

  test('stay when the shopper moves the other thumb next', async () => {
    const recorded = recordEvents<PriceSliderChangeDetail>(CHANGE);
    await ready(markup());
    await field('From').fill('50');
    await point('pointerdown', 0.8);
    await point('pointermove', 0.5);
    await point('pointerup', 0.5);
    expect(recorded.map(({ detail: { from, to } }) => [from, to])).toEqual([
      [50, 200],
      [50, 105],
    ]);
    await expect.poll(values).toEqual([50, 105]);
  });

  test('submit no form around the filters', async () => {
    await ready(`<form>${markup()}</form>`);
    const sent = vi.fn((event: Event) => event.preventDefault());
    document.querySelector('form')?.addEventListener('submit', sent);
    await field('From').fill('20');
    await userEvent.keyboard('{Enter}');
    await expect.poll(values).toEqual([20, 200]);
    expect(sent).not.toHaveBeenCalled();
  });

  test('have no fields if disabled', async () => {
    await ready(markup({ fields: false }));
    expect(page.getByRole('spinbutton').elements()).toHaveLength(0);
  });
});
