import { findProduct, type Product } from '../catalog/products';
import { findVariant } from '../catalog/variants';
import { cents } from '../money';
import type { Translate } from '../texts/translate';
import { type Coupon, findCoupon } from './coupon';
import type { ItemChoice } from './item-options';
import type { Address, Quote, QuoteItem } from './records';
import { countryOf, isVirtual, rateCode, type ShippingRate, shippingRates } from './shipping';
import { type TaxRate, taxRateFor } from './tax';
import { feeTitle } from './weee';

export interface TotalsItem {
  item: QuoteItem;
  product: Product;
  /** Price of one item, with the selected links of a download. */
  price: number;
  priceInclTax: number;
  rowTotal: number;
  rowTotalInclTax: number;
  tax: number;
  taxPercent: number;
  discount: number;
  discountPercent: number;
  /** Recycling fee of one item. */
  fee: number;
}

export interface TotalsSegment {
  code: 'subtotal' | 'discount' | 'shipping' | 'tax' | 'weee_tax' | 'grand_total';
  /** In English. `%1` and `%2` are placeholders for the names. */
  title: string;
  /** The carrier or the coupon in the title, also in English. */
  names: readonly string[];
  value: number;
}

/** The translated title of a line. */
export function segmentTitle({ title, names }: Pick<TotalsSegment, 'title' | 'names'>, t: Translate): string {
  return t(title, ...names.map((name) => t(name)));
}

export interface Totals {
  items: readonly TotalsItem[];
  itemsQty: number;
  virtual: boolean;
  coupon: Coupon | undefined;
  shippingRate: ShippingRate | undefined;
  taxRate: TaxRate | undefined;
  subtotal: number;
  subtotalInclTax: number;
  /** Zero or negative. */
  discount: number;
  shipping: number;
  shippingDiscount: number;
  tax: number;
  fee: number;
  grandTotal: number;
  segments: readonly TotalsSegment[];
}

/** The address and method that totals are computed for. An estimate uses others than the cart's own. */
export interface Destination {
  address: Pick<Address, 'countryId' | 'regionId'> | null;
  shippingMethod: string | null;
}

export function collectTotals(quote: Quote, destination: Destination = destinationOf(quote)): Totals {
  const lines = quote.items.flatMap((item) => {
    const product = findProduct(item.productId);
    return product === undefined ? [] : [{ item, product, price: unitPrice(product, item) }];
  });
  const virtual = isVirtual(quote);
  const coupon = findCoupon(quote.couponCode);
  const taxRate = taxRateFor(destination.address);
  const percent = taxRate?.percent ?? 0;

  // Carries each line's rounding remainder to the next, so that the lines add up to the total.
  const roundDiscount = carryingRound();
  const roundTax = carryingRound();
  const roundFullTax = carryingRound();
  const items = lines.map(({ item, product, price }): TotalsItem => {
    const rowTotal = cents(price * item.qty);
    const discount = roundDiscount((rowTotal * (coupon?.percent ?? 0)) / 100);
    const fullTax = roundFullTax((rowTotal * percent) / 100);
    return {
      item,
      product,
      price,
      priceInclTax: cents(price * (1 + percent / 100)),
      rowTotal,
      rowTotalInclTax: cents(rowTotal + fullTax),
      tax: roundTax(((rowTotal - discount) * percent) / 100),
      taxPercent: percent,
      discount,
      discountPercent: coupon?.percent ?? 0,
      fee: product.fee ?? 0,
    };
  });

  const subtotal = sum(items, (line) => line.rowTotal);
  const fee = sum(items, (line) => line.fee * line.item.qty);
  const rates = virtual ? [] : shippingRates(quote, subtotal, destination.address?.countryId || undefined);
  const shippingRate = rates.find((rate) => rateCode(rate) === destination.shippingMethod);
  const shipping = shippingRate?.amount ?? 0;
  const shippingDiscount = coupon?.shipping === true ? cents((shipping * coupon.percent) / 100) : 0;
  const discount = cents(-(sum(items, (line) => line.discount) + shippingDiscount));
  const tax = sum(items, (line) => line.tax);
  const grandTotal = cents(subtotal + discount + shipping + tax + fee);

  const segments: TotalsSegment[] = [{ code: 'subtotal', title: 'Subtotal', names: [], value: subtotal }];
  if (coupon !== undefined) {
    segments.push({ code: 'discount', title: 'Discount (%1)', names: [coupon.label], value: discount });
  }
  if (!virtual) segments.push({ code: 'shipping', ...shippingTitle(shippingRate), value: shipping });
  segments.push({ code: 'tax', title: 'Tax', names: [], value: tax });
  if (items.some((line) => line.fee > 0)) segments.push({ code: 'weee_tax', title: feeTitle, names: [], value: fee });
  segments.push({ code: 'grand_total', title: 'Grand Total', names: [], value: grandTotal });

  return {
    items,
    itemsQty: sum(items, (line) => line.item.qty),
    virtual,
    coupon,
    shippingRate,
    taxRate,
    subtotal,
    subtotalInclTax: cents(sum(items, (line) => line.rowTotalInclTax) + fee),
    discount,
    shipping,
    shippingDiscount,
    tax,
    fee,
    grandTotal,
    segments,
  };
}

/** Downloads are taxed at the billing address, everything else at the shipping address. */
export function destinationOf(quote: Quote): Destination {
  const address = isVirtual(quote) ? quote.billingAddress : quote.shippingAddress;
  return { address: countryOf(address) === undefined ? null : address, shippingMethod: quote.shippingMethod };
}

export function unitPrice(product: Product, { linkIds, variantId }: ItemChoice): number {
  const links = product.links.filter((link) => linkIds.includes(link.id));
  const { price } = findVariant(product, variantId) ?? product;
  return cents(price + links.reduce((total, link) => total + link.price, 0));
}

function shippingTitle(rate: ShippingRate | undefined): Pick<TotalsSegment, 'title' | 'names'> {
  return rate === undefined
    ? { title: 'Shipping & Handling', names: [] }
    : { title: 'Shipping & Handling (%1 - %2)', names: [rate.carrierTitle, rate.methodTitle] };
}

function carryingRound(): (exact: number) => number {
  let left = 0;
  return (exact) => {
    const rounded = cents(exact + left);
    left = exact + left - rounded;
    return rounded;
  };
}

function sum<T>(list: readonly T[], amount: (entry: T) => number): number {
  return cents(list.reduce((total, entry) => total + amount(entry), 0));
}
