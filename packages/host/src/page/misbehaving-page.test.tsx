import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { eventually } from '#testing/eventually';
import { pageJson } from '#testing/page';
import { json, serve } from '#testing/server';
import {
  announceContent,
  formKey,
  grandTotal,
  isValidInLuma,
  postMessage,
  readCookie,
  readQuote,
  rest,
  type Section,
  shopUrl,
  watchSection,
  writeCookie,
} from '../index';
import { resetSectionSource } from '../sections/source';
import { resetReported } from './guard';

const fail = (): never => {
  throw new Error('the page is broken');
};

/** The console errors about the page's own code. */
function reports(): string[] {
  return vi.mocked(console.error).mock.calls.map(([text]) => String(text));
}

function seenSections(name: string): (Section | undefined)[] {
  const seen: (Section | undefined)[] = [];
  onTestFinished(watchSection(name, (section) => seen.push(section)));
  return seen;
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  resetReported();
  resetSectionSource();
});

afterEach(() => {
  vi.restoreAllMocks();
  resetSectionSource();
  localStorage.clear();
  document.body.replaceChildren();
});

test('a jQuery listener that throws breaks nothing, and is reported in the console once', () => {
  pageJson('jQuery', () => ({ trigger: fail }));
  announceContent(document.body);
  announceContent(document.body);
  expect(reports()).toEqual([expect.stringContaining("A jQuery listener to 'contentUpdated' threw")]);
});

test("if jQuery's validation of a form throws, the server validates the form", () => {
  pageJson('jQuery', () => ({ validation: fail }));
  expect(isValidInLuma(document.createElement('form'))).toBe(true);
  expect(reports()).toHaveLength(1);
});

test("ignores Luma's quote if reading it throws", () => {
  const module = { billingAddress: fail, totals: fail };
  pageJson(
    'require',
    Object.assign(() => module, { defined: () => true }),
  );
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, totalsData: { grand_total: 12 } });
  expect(readQuote().cartId).toBe('Qm1');
  expect(grandTotal()).toBe(12);
});

test.each(['', 'free', true, false, [[]], { amount: 0 }])(
  'an order is not free because its grand total is %j',
  (value) => {
    pageJson('checkoutConfig', { totalsData: { total_segments: [{ code: 'grand_total', value }] } });
    expect(grandTotal()).toBeUndefined();
  },
);

test.each(['', 'free', null, false, { amount: 3 }])(
  'reads the grand total beside a line with the value %j',
  (value) => {
    const total_segments = [
      { code: 'other_extension', value },
      { code: 'grand_total', value: '41.9000' },
    ];
    pageJson('checkoutConfig', { totalsData: { grand_total: '35.0000', total_segments } });
    expect(grandTotal()).toBe(41.9);
  },
);

test("falls back to our own section handling if Luma's customer data cannot start", async () => {
  const customerData = { getInitCustomerData: () => Promise.reject(new Error('no storage')) };
  const load = (_: unknown, done: (module: unknown) => void) => done(customerData);
  pageJson('require', Object.assign(load, { defined: () => false, specified: () => true }));
  serve(() => json({ customer: { firstname: 'Ann', data_id: 3 } }));
  const seen = seenSections('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
  expect(reports()).toHaveLength(1);
  document.body.innerHTML = '<div data-placeholder="messages"></div>';
  postMessage({ type: 'error', text: 'Out of <b>stock</b>' });
  await expect.element(page.getByRole('dialog')).toHaveTextContent('Out of stock');
});

test.each(['<img name="cookie">', '<form name="cookie"></form>'])(
  'works if an element of the page hides document.cookie: %s',
  (html) => {
    document.body.innerHTML = html;
    expect(typeof document.cookie).not.toBe('string');
    expect(readCookie('form_key')).toBeUndefined();
    expect(formKey()).toMatch(/^[\da-z]{16}$/);
  },
);

test('writes cookies on a page whose scripts add methods to all objects', () => {
  Object.defineProperty(Object.prototype, 'each', {
    configurable: true,
    enumerable: true,
    writable: true,
    value: () => {},
  });
  onTestFinished(() => void Reflect.deleteProperty(Object.prototype, 'each'));
  writeCookie('a', '1', { lifetime: 60 });
  expect(readCookie('a')).toBe('1');
  writeCookie('a', '', { lifetime: -1 });
  expect(readCookie('a')).toBeUndefined();
  expect(reports()).toEqual([]);
});

test('requests still work in a sandboxed page where reading cookies throws', async () => {
  Object.defineProperty(document, 'cookie', { configurable: true, get: fail, set: fail });
  onTestFinished(() => void Reflect.deleteProperty(document, 'cookie'));
  writeCookie('a', '1');
  expect(readCookie('a')).toBeUndefined();
  const calls = serve(() => json({ customer: { firstname: 'Ann', data_id: 3 } }));
  const seen = seenSections('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
  await rest('/carts/mine', {}, { method: 'POST', json: {} });
  expect(calls.map(({ path }) => path)).toContain('/rest/default/V1/carts/mine');
  expect(reports()).toEqual([expect.stringContaining('document.cookie threw')]);
});

test.each([
  ['full', { setItem: fail }],
  ['blocked', { getItem: fail, setItem: fail }],
])('keeps sections in memory if the storage is %s', async (_, broken) => {
  for (const name of ['getItem', 'setItem'] as const) {
    if (name in broken) vi.spyOn(Storage.prototype, name).mockImplementation(fail);
  }
  serve(() => json({ customer: { firstname: 'Ann', data_id: 3 } }));
  const seen = seenSections('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
});

test.each(['{', 'null', '[1]', '"text"', '{"customer":5}', '{"customer":[1]}', '{"__proto__":{"a":1}}'])(
  'ignores invalid content of the storage: %s',
  async (text) => {
    for (const key of ['mage-cache-storage', 'mage-cache-storage-section-invalidation', 'mage-cache-timeout']) {
      localStorage.setItem(key, text);
    }
    serve(() => json({ customer: { firstname: 'Ann', data_id: 3 } }));
    const seen = seenSections('customer');
    expect(seen).toEqual([undefined]);
    await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
    expect(Reflect.get({}, 'a')).toBeUndefined();
  },
);

test('page elements whose ids match our globals are not mistaken for settings or for Hyvä', async () => {
  document.body.innerHTML =
    '<a id="hyva"></a><a id="checkoutConfig"></a><a id="BASE_URL" href="https://evil.test/"></a>';
  serve(() => json({ customer: { firstname: 'Ann', data_id: 3 } }));
  const seen = seenSections('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
  expect(shopUrl('checkout/cart/')).toBe(new URL('/checkout/cart/', location.href).href);
});

test.each(['http://[', '{{base_url}}', 'javascript:alert(1)', 5, null])('ignores the invalid BASE_URL %j', (broken) => {
  pageJson('BASE_URL', broken);
  expect(shopUrl('checkout/cart/')).toBe(new URL('/checkout/cart/', location.href).href);
  expect(shopUrl('checkout/cart/', String(broken))).toBe(new URL('/checkout/cart/', location.href).href);
});
