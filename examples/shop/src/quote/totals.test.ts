import { expect, test } from 'vitest';
import { findProductBySku } from '../catalog/products';
import { memoryStore } from '../store';
import { parseAddress } from './address-form';
import { createCarts } from './carts';
import type { Quote } from './records';
import { collectTotals, type Totals } from './totals';

const carts = createCarts(memoryStore(), () => new Date('2026-11-21T10:00:00Z'));
const michigan = parseAddress({ country_id: 'US', region_id: 33, firstname: 'A' }) ?? null;

function cartOf(...goods: readonly (readonly [sku: string, qty: number, links?: readonly number[]])[]): Quote {
  const quote = carts.create(null);
  for (const [sku, qty, links = []] of goods) {
    const product = findProductBySku(sku);
    if (product !== undefined) carts.addProduct(quote, product, qty, { linkIds: [...links] });
  }
  return quote;
}

function amounts(totals: Totals): Record<string, number> {
  return Object.fromEntries(totals.segments.map((segment) => [segment.code, segment.value]));
}

test('without an address, there is no tax and no shipping cost', () => {
  expect(amounts(collectTotals(cartOf(['AF-WR-01', 2])))).toEqual({
    subtotal: 28,
    shipping: 0,
    tax: 0,
    grand_total: 28,
  });
});

test('a lamp has an untaxed recycling fee per piece, outside the subtotal', () => {
  const quote = cartOf(['AF-DL-01', 2]);
  quote.shippingAddress = michigan;
  const totals = collectTotals(quote);
  expect(amounts(totals)).toEqual({ subtotal: 178, shipping: 0, tax: 10.68, weee_tax: 5, grand_total: 193.68 });
  expect(totals.subtotalInclTax).toBe(193.68);
});

test('shipping is charged per piece, and downloads are free', () => {
  const quote = cartOf(['AF-WR-01', 2], ['AF-CR-01', 1, [1, 2]]);
  quote.shippingAddress = michigan;
  quote.shippingMethod = 'flatrate_flatrate';
  expect(amounts(collectTotals(quote))['shipping']).toBe(7);
});

test('free shipping starts at one hundred dollars', () => {
  const cheap = cartOf(['AF-WR-01', 1]);
  cheap.shippingMethod = 'freeshipping_freeshipping';
  const dear = cartOf(['AF-EL-02', 1]);
  dear.shippingMethod = 'freeshipping_freeshipping';
  expect(collectTotals(cheap).shippingRate).toBeUndefined();
  expect(collectTotals(dear).shippingRate?.amount).toBe(0);
});

test('a ten percent discount is rounded per line, so that the lines add up to it', () => {
  const quote = cartOf(['AF-WR-04', 1], ['AF-WR-02', 1], ['AF-CR-01', 1, [3]]);
  quote.couponCode = 'WELCOME10';
  const totals = collectTotals(quote);
  const lines = totals.items.reduce((sum, line) => sum + line.discount, 0);
  expect(totals.discount).toBe(-5.56);
  expect(lines).toBeCloseTo(5.56, 10);
  expect(totals.segments.map((segment) => segment.code)).toEqual([
    'subtotal',
    'discount',
    'shipping',
    'tax',
    'grand_total',
  ]);
});

test('tax applies to the price after the discount', () => {
  const quote = cartOf(['AF-DL-01', 1]);
  quote.shippingAddress = michigan;
  quote.couponCode = 'WELCOME10';
  const totals = collectTotals(quote);
  expect(totals.tax).toBe(4.81);
  // The price including tax that is shown next to a product excludes discounts.
  expect(totals.items[0]?.rowTotalInclTax).toBe(94.34);
});

test('with a 100 % coupon, the recycling fee still applies', () => {
  const quote = cartOf(['AF-DL-01', 1]);
  quote.shippingAddress = michigan;
  quote.shippingMethod = 'flatrate_flatrate';
  quote.couponCode = 'ONTHEHOUSE';
  const totals = collectTotals(quote);
  expect(totals.shippingDiscount).toBe(3.5);
  expect(totals.grandTotal).toBe(2.5);
});

test('a course costs its base price plus the chosen lessons', () => {
  expect(collectTotals(cartOf(['AF-CR-01', 1, [1, 3]])).grandTotal).toBe(29.25);
});

test('a cart of downloads has no shipping line and is taxed at the billing address', () => {
  const quote = cartOf(['AF-CR-02', 1, [4, 5]]);
  quote.billingAddress = michigan;
  expect(amounts(collectTotals(quote))).toEqual({ subtotal: 28, tax: 1.68, grand_total: 29.68 });
});
