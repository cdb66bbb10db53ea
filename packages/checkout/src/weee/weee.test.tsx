import { addTexts, resetTexts } from '@shop-elements/core';
import { formatPrice } from '@shop-elements/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, recordEvents, show } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';
import './weee.css';

const priceFormat = { pattern: '€%s', requiredPrecision: 2, decimalSymbol: '.', groupSymbol: ',', groupLength: 3 };
const euros = (amount: number): string => formatPrice(amount, priceFormat);

/** Data of a live shop: amounts as texts, and the fees as JSON inside the JSON. */
const item = {
  item_id: '7',
  qty: 2,
  row_total: '20.0000',
  row_total_incl_tax: '24.0000',
  weee_tax_applied_amount: '1.5000',
  weee_tax_applied:
    '[{"title":"Eco fee","row_amount":2,"row_amount_incl_tax":2.4},{"title":"Battery","row_amount":1,"row_amount_incl_tax":1.2}]',
};
const plain = { ...item, weee_tax_applied_amount: null, weee_tax_applied: '[]' };

/** A tag as a template prints it, with objects and texts as settings. */
function tag(settings: Readonly<Record<string, unknown>>, content = ''): string {
  const element = document.createElement('shop-weee');
  for (const name of Object.keys(settings)) {
    const value = settings[name];
    element.setAttribute(`data-${name}`, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  element.innerHTML = content;
  return element.outerHTML;
}

function weee(settings: Readonly<Record<string, unknown>>, content?: string): Promise<HTMLElement> {
  return drawn('shop-weee', tag({ 'price-format': priceFormat, ...settings }, content));
}

/** The prices with this `data-row`, from top to bottom. */
function prices(element: HTMLElement, row: string): string[] {
  return Array.from(element.querySelectorAll(`[data-row="${row}"]`), ({ textContent }) => textContent ?? '');
}

/** Every price with its label, as visible text. */
function lines(element: HTMLElement): string[] {
  return Array.from(element.querySelectorAll('[data-row]'), (price) => {
    const label = price.closest('.shop-weee__row')?.querySelector(':scope > .shop-weee__label');
    return `${label?.textContent ?? ''}${price.textContent}`;
  });
}

function toggle(element: HTMLElement): HTMLButtonElement {
  const found = element.querySelector('button');
  if (found === null) throw new Error('no button');
  return found;
}

function detailsOf(element: HTMLElement): HTMLElement {
  const found = element.querySelector<HTMLElement>('[data-details]');
  if (found === null) throw new Error('no details');
  return found;
}

test('a cart item without fees is one price without a button', async () => {
  const element = await weee({ item: plain });
  expect(lines(element)).toEqual(['€24.00']);
  expect(element.querySelector('button, [data-details]')).toBeNull();
  expect(element.querySelectorAll('*').length).toBeLessThanOrEqual(4);
});

test('an item’s price shows its fees, and hides them again', async () => {
  const element = await weee({ item });
  expect(lines(element)).toEqual(['€27.60', 'Eco fee €2.40', 'Battery €1.20']);
  expect(detailsOf(element).hidden).toBe(true);
  expect(toggle(element).getAttribute('aria-expanded')).toBe('false');
  expect(toggle(element).getAttribute('aria-controls')).toBe(detailsOf(element).id);
  expect(toggle(element).textContent).toBe('€27.60');

  toggle(element).click();
  await expect.poll(() => detailsOf(element).hidden).toBe(false);
  expect(toggle(element).getAttribute('aria-expanded')).toBe('true');
  expect(toggle(element).className).toContain('cart-tax-total-expanded');

  toggle(element).click();
  await expect.poll(() => detailsOf(element).hidden).toBe(true);
  expect(toggle(element).className).not.toContain('cart-tax-total-expanded');
});

test('the keyboard can show the fees', async () => {
  const element = await weee({ item });
  await userEvent.tab();
  expect(document.activeElement).toBe(toggle(element));
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => detailsOf(element).hidden).toBe(false);
  await userEvent.keyboard(' ');
  await expect.poll(() => detailsOf(element).hidden).toBe(true);
});

test('fees stay open when the quantity changes', async () => {
  const element = await weee({ item });
  toggle(element).click();
  await expect.poll(() => detailsOf(element).hidden).toBe(false);
  element.dataset.item = JSON.stringify({ ...item, row_total_incl_tax: '48.0000' });
  await expect.poll(() => prices(element, 'incl')).toEqual(['€51.60']);
  expect(detailsOf(element).hidden).toBe(false);
});

test('is accessible, closed and open, with every kind of row', async () => {
  const element = await weee({ item, display: 2, 'tax-display': 3 });
  await expectAccessible(element);
  toggle(element).click();
  await expect.poll(() => detailsOf(element).hidden).toBe(false);
  await expectAccessible(element);
});

test('the final price without tax has the fees per item, times the quantity, even if the fees of the row were rounded differently', async () => {
  const rounded = {
    ...item,
    qty: 3,
    weee_tax_applied_amount: '0.3333',
    weee_tax_applied: [{ title: 'Eco fee', row_amount: 0.99 }],
  };
  const element = await weee({ item: rounded, display: 2, 'tax-display': 1 });
  expect(prices(element, 'fee')).toEqual(['€0.99']);
  expect(prices(element, 'final-excl')).toEqual(['€21.00']);
});

test('a fee below zero has no details: the price stays as it is', async () => {
  const refund = { ...item, weee_tax_applied_amount: '-1.5000' };
  const element = await weee({ item: refund, display: 2 });
  expect(lines(element)).toEqual(['€24.00']);
  expect(element.querySelector('[data-details]')).toBeNull();
});

test('blocks with fees have the ids that themes expect: one for the price with tax, one for the price without', async () => {
  const element = await weee({ item, 'tax-display': 3 });
  const ids = Array.from(element.querySelectorAll('[data-details]'), ({ id }) => id);
  expect(ids).toEqual(['subtotal-item-tax-details7', 'esubtotal-item-tax-details7']);
});

test('labels distinguish prices with and without tax', async () => {
  const element = await weee({ item, display: 2, 'tax-display': 3 });
  expect(lines(element)).toEqual([
    'Incl. tax €24.00',
    'Eco fee €2.40',
    'Battery €1.20',
    'Total incl. tax €27.60',
    'Excl. tax €20.00',
    'Eco fee €2.00',
    'Battery €1.00',
    'Total €23.00',
  ]);
});

test.each([
  ['excluding', ['excl']],
  ['including', ['incl']],
  ['both', ['incl', 'excl']],
  [null, ['incl']],
])('shows prices by the checkout’s price display %s', async (mode, expected) => {
  pageJson('checkoutConfig', { reviewItemPriceDisplayMode: mode });
  const element = await weee({ item: plain });
  expect(Array.from(element.querySelectorAll('[data-row]'), (price) => price.getAttribute('data-row'))).toEqual(
    expected,
  );
});

test('attributes override the checkout’s settings', async () => {
  pageJson('checkoutConfig', { reviewItemPriceDisplayMode: 'including', getIncludeWeeeFlag: true });
  const element = await weee({ item, display: 3, 'tax-display': 1 });
  expect(lines(element)).toEqual(['€20.00']);
});

test('shows only the price if the shop has disabled fees', async () => {
  pageJson('checkoutConfig', { isWeeeEnabled: '0', getIncludeWeeeFlag: true, isDisplayPriceWithWeeeDetails: true });
  expect(lines(await weee({ item }))).toEqual(['€24.00']);
});

test.each([null, '', '[]', []])('an item with the fees %o shows its price without a button', async (applied) => {
  const element = await weee({ item: { ...item, weee_tax_applied: applied } });
  expect(lines(element)).toEqual(['€24.00']);
  expect(element.querySelector('button, [data-details]')).toBeNull();
});

test('a negative fee neither lowers the price nor is shown', async () => {
  const applied = [
    { title: 'Eco fee', row_amount: '2', row_amount_incl_tax: '2.40' },
    { title: 'Refund', row_amount: -1, row_amount_incl_tax: -1.2 },
  ];
  const element = await weee({ item: { ...item, weee_tax_applied: applied } });
  expect(lines(element)).toEqual(['€26.40', 'Eco fee €2.40']);
});

test('adds fees without rounding errors: 0.1 and 0.235 is 0.335, which rounds up', async () => {
  const applied = [{ title: 'Eco fee', row_amount_incl_tax: '0.235' }];
  const element = await weee({ item: { ...item, row_total_incl_tax: '0.1', weee_tax_applied: applied } });
  expect(prices(element, 'incl')).toEqual(['€0.34']);
});

test('two elements for the same item have different ids, and each shows its own fees', async () => {
  const one = tag({ item, 'price-format': priceFormat, 'tax-display': 3 });
  await drawn('shop-weee', `<div>${one}</div><div>${one}</div>`);
  const [first, second] = Array.from(document.querySelectorAll('shop-weee'));
  if (first === undefined || second === undefined) throw new Error('no two elements');
  await expect.poll(() => second.dataset.state).toBe('ready');

  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(ids).toContain('subtotal-item-tax-details7');
  expect(ids).toContain('esubtotal-item-tax-details7');
  expect(new Set(ids).size).toBe(4);

  toggle(second).click();
  await expect.poll(() => detailsOf(second).hidden).toBe(false);
  expect(detailsOf(first).hidden).toBe(true);
});

test('keeps the server’s price until the element renders', async () => {
  const element = show('shop-weee', tag({ item: plain }, '<span data-shop-fallback>€24.00</span>'));
  const fallback = element.querySelector<HTMLElement>('[data-shop-fallback]');
  expect(fallback?.hidden).toBe(false);
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(fallback?.hidden).toBe(true);
});

test.each([
  ['an amount that is no number', { item: { ...item, row_total: 'twenty' } }, 'item.row_total'],
  ['an unknown display', { item, display: 4 }, 'display'],
  ['no item', {}, 'item'],
  ['no totals', { view: 'total' }, 'segments'],
  ['no price information', { view: 'product' }, 'priceInfo'],
])('keeps the server’s price with %s, and reports the setting', async (_, settings, path) => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const events = recordEvents<{ phase: string; issues: { path: string }[] }>('shop-error');
  const element = await weee(settings, '<span data-shop-fallback>€24.00</span>');
  expect(element.dataset.state).toBe('error');
  expect(element.querySelector<HTMLElement>('[data-shop-fallback]')?.hidden).toBe(false);
  expect(prices(element, 'incl')).toEqual([]);
  expect(events.map(({ detail }) => [detail.phase, detail.issues[0]?.path])).toEqual([['config', path]]);
});

test('accepts an item that is set later', async () => {
  const events = recordEvents('shop-error');
  const element = show('shop-weee', '<shop-weee></shop-weee>');
  await Promise.resolve();
  element.setAttribute('data-item', JSON.stringify(plain));
  await expect.poll(() => element.dataset.state).toBe('ready');
  expect(events).toEqual([]);
});

test('texts are in the page’s language, and a shop’s own texts win', async () => {
  onTestFinished(resetTexts);
  addTexts({ nl: { weee: { totalInclTax: 'Totaal incl. btw', inclTax: 'Incl. btw' } } });
  document.documentElement.lang = 'nl';
  const element = await weee({ item, display: 2, 'tax-display': 3 });
  expect(lines(element)).toContain('Totaal incl. btw €27.60');
  expect(lines(element)).toContain('Incl. btw €24.00');
  addTexts({ 'Total incl. tax': 'Alles bij elkaar' });
  await expect.poll(() => lines(element)).toContain('Alles bij elkaar €27.60');
});

test('the line in the totals has the shop’s own name', async () => {
  const segments = [
    { code: 'subtotal', title: 'Subtotal', value: '75.9800', area: null, extension_attributes: [] },
    { code: 'shipping', title: null, value: null },
    { code: 'weee_tax', title: 'Verwijderingsbijdrage', value: '3.5000' },
  ];
  pageJson('checkoutConfig', { priceFormat, totalsData: { total_segments: segments } });
  const element = await drawn('shop-weee', tag({ view: 'total' }));
  expect(lines(element)).toEqual(['Verwijderingsbijdrage €3.50']);
});

test.each(['', 'free', null, false, { amount: 3 }])(
  'a line of the totals with the value %j hides no prices',
  async (value) => {
    const segments = [
      { code: 'other_extension', value },
      { code: 'weee_tax', value: '3.0000' },
    ];
    pageJson('checkoutConfig', { priceFormat, totalsData: { total_segments: segments } });
    expect(lines(await weee({ view: 'total' }))).toEqual([`FPT ${euros(3)}`]);
  },
);

test('a product’s fees are plain text, whatever markup the server sends', async () => {
  const price_info = {
    final_price: 11.2,
    extension_attributes: {
      weee_attributes: [
        {
          attribute_code: 'eco',
          label: 'Eco fee',
          amount_excl_tax: '<span class="price">€1.00</span>',
          tax_amount_incl_tax: '<img src="x" onerror="alert(1)"><span class="price">€1.20</span>',
        },
      ],
      weee_adjustment: '<span class="price">€11.20</span>',
    },
  };
  const element = await weee({ view: 'product', display: '2', 'tax-display': '2', 'price-info': price_info });
  expect(lines(element)).toEqual(['Eco fee €1.20', 'Final Price €11.20']);
  expect(element.querySelector('img')).toBeNull();
});

interface ItemVector {
  displayMode?: number;
  checkoutConfig: Readonly<Record<string, boolean>>;
  item: object;
}

interface ItemPrices {
  rowPrice: number;
  details: readonly (readonly [string, number])[];
  finalPrice?: { label: string; amount: number };
}

const byTax = (['excl', 'incl'] as const).flatMap((tax) =>
  vectors<ItemVector, ItemPrices>(`weee-row-${tax}-tax`).map((vector) => ({ ...vector, tax })),
);

test.each(byTax)(
  'an item’s price includes its fees, or lists them, as the shop’s setting says ($id)',
  async ({ tax, input, expected }) => {
    const wanted = [
      euros(expected.rowPrice),
      ...expected.details.map(([title, amount]) => `${title} ${euros(amount)}`),
      ...(expected.finalPrice ? [`${expected.finalPrice.label} ${euros(expected.finalPrice.amount)}`] : []),
    ];
    const settings = { item: input.item, 'tax-display': tax === 'excl' ? 1 : 2 };
    pageJson('checkoutConfig', { isWeeeEnabled: '1', priceFormat, ...input.checkoutConfig });
    expect(lines(await drawn('shop-weee', tag(settings)))).toEqual(wanted);
    // The same with the shop's setting, without the page's flags.
    if (input.displayMode === undefined) return;
    pageJson('checkoutConfig', undefined);
    expect(lines(await weee({ ...settings, display: input.displayMode }))).toEqual(wanted);
  },
);

interface TotalVector {
  total_segments: readonly { code: string; value: number }[];
}

test.each(vectors<TotalVector, { displayed: boolean; value: number }>('weee-total-line'))(
  'the totals have a line for the fees only if there are any ($id)',
  async ({ input, expected }) => {
    const element = await weee({ view: 'total', segments: input.total_segments });
    expect(lines(element)).toEqual(expected.displayed ? [`FPT ${euros(expected.value)}`] : []);
  },
);

interface ProductVector {
  displayWeee: string;
  displayTaxes: string;
  weee_attributes: readonly object[];
  weee_adjustment?: string;
}

interface ProductPrices {
  lines: readonly (readonly [string, string])[];
  finalPrice: { label: string; amount: string } | null;
}

test.each(vectors<ProductVector, ProductPrices>('weee-product-adjustment'))(
  'a product lists its fees, with and without tax as the shop’s setting says ($id)',
  async ({ input: { displayWeee, displayTaxes, ...info }, expected }) => {
    const { finalPrice } = expected;
    const wanted = [
      ...expected.lines.map((line) => line.join(' ')),
      ...(finalPrice ? [`${finalPrice.label} ${finalPrice.amount}`] : []),
    ];
    const settings = { view: 'product', display: displayWeee, 'tax-display': displayTaxes };
    expect(lines(await weee({ ...settings, 'price-info': info }))).toEqual(wanted);
    expect(lines(await weee({ ...settings, 'price-info': { extension_attributes: info } }))).toEqual(wanted);
  },
);

test('shows only the amount in a row of Luma’s totals, whose heading names the fee', async () => {
  const segments = [{ code: 'weee_tax', title: 'Eco fee', value: 3 }];
  const element = await drawn(
    'shop-weee',
    `<table class="data table totals"><tbody><tr class="totals"><th class="mark" scope="row">Eco fee</th>
      <td class="amount" data-th="Eco fee">${tag({ view: 'total', segments, 'price-format': priceFormat })}</td></tr></tbody></table>`,
  );
  expect(element.querySelector('.shop-weee__label')?.checkVisibility()).toBe(false);
  expect(element.querySelector('.price')?.checkVisibility()).toBe(true);
});
