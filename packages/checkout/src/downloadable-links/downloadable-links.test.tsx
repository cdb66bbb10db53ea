import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, ready, recordEvents, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import type { DownloadableLinksChangeDetail } from './index';

type LinkPrices = Readonly<Record<string, { finalPrice?: number | string; basePrice?: number | string }>>;

const prices: LinkPrices = {
  11: { finalPrice: 5, basePrice: 4 },
  12: { finalPrice: 2.5, basePrice: 2 },
  13: { finalPrice: 0, basePrice: 0 },
};

const box = (id: string, attributes = ''): string =>
  `<input type="checkbox" id="links_${id}" name="links[]" value="${id}" ${attributes}><label for="links_${id}">Lesson ${id}</label>`;

const allBox = `
  <input type="checkbox" id="links_all" data-checked="Unselect all" data-notchecked="Select all">
  <label for="links_all"><span>Select all</span></label>`;

/** The links as a shop's template prints them, in the product form. */
function list({ links = prices, boxes = ['11', '12', '13'].map((id) => box(id)), attributes = '', all = allBox } = {}) {
  return `
    <div class="price-box"><span class="price">€20.00</span></div>
    <form>
      <shop-downloadable-links data-links='${JSON.stringify(links)}' ${attributes}>
        <fieldset><legend>Lessons</legend>${boxes.join('')}${all}</fieldset>
      </shop-downloadable-links>
    </form>
    <div class="price-box"></div>`;
}

function input(id: string): HTMLInputElement {
  const found = document.querySelector<HTMLInputElement>(`#${id}`);
  if (found === null) throw new Error(`no box ${id}`);
  return found;
}

const link = (id: string): HTMLInputElement => input(`links_${id}`);
const all = (): HTMLInputElement => input('links_all');
const label = (): string => document.querySelector('label[for=links_all] > span')?.textContent ?? '';

/** Prices reported by the element, as pairs of final and base price. */
function recordPrices(): () => [number, number][] {
  const events = recordEvents<DownloadableLinksChangeDetail>('shop-downloadable-links-change');
  return () => events.map(({ detail: { prices: sums } }) => [sums.finalPrice.amount, sums.basePrice.amount]);
}

/** A minimal jQuery. */
function recordJQuery(): { box: Element; event: string; detail: unknown }[] {
  const triggered: { box: Element; event: string; detail: unknown }[] = [];
  pageJson('jQuery', (target: Element) => ({
    trigger: (event: string, [detail]: unknown[]) => triggered.push({ box: target, event, detail }),
  }));
  return triggered;
}

test('ticking a link adds its price, and fires one event', async () => {
  const reported = recordPrices();
  await drawn('shop-downloadable-links', list());
  expect(reported()).toEqual([[0, 0]]);
  link('11').click();
  expect(reported()).toEqual([
    [0, 0],
    [5, 4],
  ]);
  link('12').click();
  link('11').click();
  expect(reported().slice(2)).toEqual([
    [7.5, 6],
    [2.5, 2],
  ]);
});

test('counts links that the server ticked', async () => {
  const reported = recordPrices();
  await drawn('shop-downloadable-links', list({ boxes: [box('11', 'checked'), box('12', 'checked')] }));
  expect(reported()).toEqual([[7.5, 6]]);
  expect(all().checked).toBe(true);
  expect(label()).toBe('Unselect all');
});

test('reports a change for a free or unlisted link', async () => {
  const reported = recordPrices();
  await drawn('shop-downloadable-links', list({ boxes: [box('13'), box('99'), box('constructor')] }));
  link('13').click();
  link('99').click();
  link('constructor').click();
  expect(reported()).toEqual([
    [0, 0],
    [0, 0],
    [0, 0],
    [0, 0],
  ]);
});

test('adds prices without rounding errors: 0.1 and 0.2 is 0.3', async () => {
  const reported = recordPrices();
  const links = { 1: { finalPrice: '0.1', basePrice: 0.7 }, 2: { finalPrice: '0.2000', basePrice: 0.1 } };
  await drawn('shop-downloadable-links', list({ links, boxes: [box('1', 'checked'), box('2', 'checked')] }));
  expect(reported()).toEqual([[0.3, 0.8]]);
});

test('accepts an empty list for an empty map of prices, as PHP prints it', async () => {
  const reported = recordPrices();
  const element = await drawn('shop-downloadable-links', list({ links: [] as unknown as LinkPrices }));
  expect(element.dataset.state).toBe('ready');
  expect(reported()).toEqual([[0, 0]]);
});

test('"select all" ticks and unticks every link, each time with one event', async () => {
  const reported = recordPrices();
  await drawn('shop-downloadable-links', list({ boxes: [box('11'), box('12', 'checked'), box('13')] }));
  const changed = recordEvents('change');

  all().click();
  expect([link('11'), link('12'), link('13')].map(({ checked }) => checked)).toEqual([true, true, true]);
  expect(reported()).toEqual([
    [2.5, 2],
    [7.5, 6],
  ]);
  expect(label()).toBe('Unselect all');
  // Only links that changed fire `change`.
  expect(changed.map(({ target }) => (target as Element).id)).toEqual(['links_11', 'links_13', 'links_all']);

  all().click();
  expect([link('11'), link('12'), link('13')].map(({ checked }) => checked)).toEqual([false, false, false]);
  expect(reported().slice(2)).toEqual([[0, 0]]);
  expect(label()).toBe('Select all');
});

test('"select all" follows the links, and is indeterminate when only some are ticked', async () => {
  await drawn('shop-downloadable-links', list({ boxes: [box('11'), box('12')] }));
  const shown = () => [all().checked, all().indeterminate, label()];
  expect(shown()).toEqual([false, false, 'Select all']);
  link('11').click();
  expect(shown()).toEqual([false, true, 'Select all']);
  link('12').click();
  expect(shown()).toEqual([true, false, 'Unselect all']);
  link('11').click();
  expect(shown()).toEqual([false, true, 'Select all']);
});

test('works with the keyboard and is accessible', async () => {
  const reported = recordPrices();
  const element = await drawn('shop-downloadable-links', list());
  await expectAccessible(element);
  all().focus();
  await userEvent.keyboard(' ');
  expect(reported()).toEqual([
    [0, 0],
    [7.5, 6],
  ]);
  await expectAccessible(element);
});

test('a disabled link never changes, and does not prevent "select all" from being ticked', async () => {
  const boxes = [box('11'), `<fieldset disabled>${box('12')}</fieldset>`, box('13', 'disabled checked')];
  await drawn('shop-downloadable-links', list({ boxes }));
  expect(all().indeterminate).toBe(true);
  all().click();
  expect([link('11'), link('12'), link('13')].map(({ checked }) => checked)).toEqual([true, false, true]);
  expect(all().checked).toBe(true);
  all().click();
  expect([link('11'), link('12'), link('13')].map(({ checked }) => checked)).toEqual([false, false, true]);
});

test('without links, "select all" stays unticked', async () => {
  await drawn('shop-downloadable-links', list({ boxes: [] }));
  expect([all().checked, all().indeterminate, label()]).toEqual([false, false, 'Select all']);
});

test('counts links that the page adds later', async () => {
  const reported = recordPrices();
  const element = await drawn('shop-downloadable-links', list({ boxes: [box('11')] }));
  element.querySelector('fieldset')?.insertAdjacentHTML('beforeend', box('12'));
  link('12').click();
  expect(reported()).toEqual([
    [0, 0],
    [2.5, 2],
  ]);
  all().click();
  expect(reported().slice(2)).toEqual([[7.5, 6]]);
});

test('resetting the form restores the price of the links that the server ticked', async () => {
  const reported = recordPrices();
  await drawn('shop-downloadable-links', list({ boxes: [box('11', 'checked'), box('12')] }));
  all().click();
  document.querySelector('form')?.reset();
  await expect.poll(reported).toEqual([
    [5, 4],
    [7.5, 6],
    [5, 4],
  ]);
  expect([all().checked, all().indeterminate, label()]).toEqual([false, true, 'Select all']);
});

test('counts links that the browser restored after Back', async () => {
  const reported = recordPrices();
  await drawn('shop-downloadable-links', list());
  link('12').checked = true;
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(reported()).toEqual([
    [0, 0],
    [2.5, 2],
  ]);
});

test('reports new prices without a click, as after a change of currency', async () => {
  const reported = recordPrices();
  const element = await drawn('shop-downloadable-links', list({ boxes: [box('11', 'checked')] }));
  element.dataset.links = '{"11":{"finalPrice":"6","basePrice":"5"}}';
  await expect.poll(reported).toEqual([
    [5, 4],
    [6, 5],
  ]);
});

test('updates every price box of the page through jQuery', async () => {
  const triggered = recordJQuery();
  await drawn('shop-downloadable-links', list());
  link('11').click();
  const detail = { prices: { finalPrice: { amount: 5 }, basePrice: { amount: 4 } } };
  const boxes = Array.from(document.querySelectorAll('.price-box'));
  expect(triggered.slice(-2)).toEqual(boxes.map((priceBox) => ({ box: priceBox, event: 'updatePrice', detail })));
  expect(triggered).toHaveLength(4);
});

test('"select all" updates each price box once', async () => {
  await drawn('shop-downloadable-links', list());
  const triggered = recordJQuery();
  all().click();
  const boxes = Array.from(document.querySelectorAll('.price-box'));
  expect(triggered.map(({ box: priceBox }) => priceBox)).toEqual(boxes);
});

test('updates a price box that starts after the element', async () => {
  await drawn('shop-downloadable-links', list({ boxes: [box('11', 'checked')] }));
  const reported = recordPrices();
  const triggered = recordJQuery();
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(triggered).toHaveLength(2);
  expect(reported()).toEqual([]);
});

test('adds the price of ticked links to a price box whose script starts later, once', async () => {
  await drawn('shop-downloadable-links', list({ boxes: [box('11', 'checked')] }));
  const sent: unknown[] = [];
  const redrawn = vi.fn();
  const priceBox = document.querySelector('.price-box');
  const redraw = (): void => {
    priceBox?.replaceChildren(document.createElement('span'));
    redrawn();
  };
  const widget = {};
  pageJson('jQuery', (target: Element) => ({
    data: () => (target === priceBox ? widget : undefined),
    trigger: (_event: string, [detail]: unknown[]) => {
      if (target !== priceBox) return;
      sent.push(detail);
      redraw();
    },
  }));
  redraw();
  await vi.waitFor(() => expect(sent).toEqual([{ prices: { finalPrice: { amount: 5 }, basePrice: { amount: 4 } } }]));

  redraw();
  link('11').click();
  await vi.waitFor(() => expect(redrawn).toHaveBeenCalledTimes(4));
  expect(sent).toHaveLength(2);
});

test('does not write to the page’s own price', async () => {
  await drawn('shop-downloadable-links', list());
  const before = document.querySelector('.price-box')?.outerHTML;
  all().click();
  expect(document.querySelector('.price-box')?.outerHTML).toBe(before);
});

test('supports other selectors, and a label around "select all"', async () => {
  const reported = recordPrices();
  await drawn(
    'shop-downloadable-links',
    list({
      boxes: [
        '<input id="links_11" class="track" type="checkbox" value="11"><input id="other" type="checkbox" value="12">',
      ],
      attributes: 'data-link-selector=".track" data-all-selector="#links_all"',
      all: '<label><input type="checkbox" class="track" id="links_all" value="all" data-checked="None">All</label>',
    }),
  );
  input('other').click();
  expect(reported()).toEqual([[0, 0]]);
  all().click();
  expect(reported()).toEqual([
    [0, 0],
    [5, 4],
  ]);
  expect(all().labels?.[0]?.textContent).toBe('All');
  // "Select all" is not a link: ticking the last link ticks it.
  link('11').click();
  expect(all().checked).toBe(false);
  link('11').click();
  expect(all().checked).toBe(true);
});

test('with invalid settings, leaves the checkboxes to the server', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const reported = recordPrices();
  const element = show('shop-downloadable-links', list({ links: { 11: { finalPrice: 'five' } } }));
  await ready(element);
  expect(element.dataset.state).toBe('error');
  link('11').click();
  expect(link('11').checked).toBe(true);
  expect(reported()).toEqual([]);
});

test('a removed element reports nothing', async () => {
  const element = await drawn('shop-downloadable-links', list());
  document.body.replaceChildren();
  await expect.poll(() => element.querySelector('[data-shop-root]')).toBeNull();
  const triggered = recordJQuery();
  document.body.innerHTML = '<div class="price-box"></div>';
  element.querySelector<HTMLElement>('#links_11')?.click();
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  document.dispatchEvent(new Event('reset'));
  // The element reads the fields in the task after the reset.
  await new Promise((resolve) => setTimeout(resolve));
  expect(triggered).toEqual([]);
});

interface PriceVector {
  config: { links: LinkPrices };
  checked: readonly string[];
}

interface PriceResult {
  event: DownloadableLinksChangeDetail;
  selectAllChecked: boolean;
  label: string;
}

const labels: Readonly<Record<string, string>> = {
  'data-checked text': 'Unselect all',
  'data-notchecked text': 'Select all',
};

test.each(vectors<PriceVector, PriceResult>('downloadable-price'))(
  'reports the sum of the ticked links’ prices ($id)',
  async ({ input: { config, checked }, expected }) => {
    const events = recordEvents<DownloadableLinksChangeDetail>('shop-downloadable-links-change');
    const ids = Object.keys(config.links);
    await drawn('shop-downloadable-links', list({ links: config.links, boxes: ids.map((id) => box(id)) }));
    for (const id of checked) link(id).click();
    expect(events.at(-1)?.detail).toEqual(expected.event);
    expect(all().checked).toBe(expected.selectAllChecked);
    expect(label()).toBe(labels[expected.label]);
  },
);

interface AllVector {
  action: string;
  before: Readonly<Record<string, boolean>>;
}

test.each(vectors<AllVector, Readonly<Record<string, boolean | string>>>('downloadable-select-all'))(
  '"select all" ticks or unticks every link, and changes its label: $input.action ($id)',
  async ({ input: { action, before }, expected }) => {
    const ids = Object.keys(before);
    const boxes = ids.map((id) => box(id, before[id] ? 'checked' : ''));
    await drawn('shop-downloadable-links', list({ boxes }));
    expect(all().checked).toBe(action === 'uncheck all');
    all().click();
    const after = Object.fromEntries(ids.map((id) => [id, link(id).checked]));
    expect({ ...after, label: label() }).toEqual({ ...expected, label: labels[String(expected.label)] });
  },
);
