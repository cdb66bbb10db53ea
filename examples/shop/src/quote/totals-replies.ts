import { amountText } from '../money';
import { currencyCode } from '../store-views';
import type { Translate } from '../texts/translate';
import { itemOptions, optionsText } from './item-options';
import { segmentTitle, type Totals, type TotalsItem, type TotalsSegment } from './totals';
import { feeApplied } from './weee';

/** Totals in REST format: plain numbers, without keys that have no value. */
export function restTotals(totals: Totals, t: Translate, { estimated = false } = {}) {
  return {
    ...amounts(totals, (amount) => amount),
    weee_tax_applied_amount: null,
    // Only freshly computed totals have it; a stored cart has no column for it.
    ...(estimated || totals.virtual ? { base_subtotal_incl_tax: totals.subtotalInclTax } : {}),
    base_currency_code: currencyCode,
    quote_currency_code: currencyCode,
    ...(totals.coupon === undefined ? {} : { coupon_code: totals.coupon.code }),
    items_qty: totals.itemsQty,
    items: totals.items.map((line) => ({
      item_id: line.item.id,
      ...lineAmounts(line, (amount) => amount),
      qty: line.item.qty,
      row_total_with_discount: 0,
      options: optionsText(itemOptions(line.product, line.item)),
      weee_tax_applied_amount: line.fee,
      weee_tax_applied: feeApplied(line.fee, line.item.qty, t),
      name: line.product.name,
    })),
    total_segments: totals.segments.map((segment) => ({
      code: segment.code,
      title: segmentTitle(segment, t),
      value: segment.value,
      ...(segment.code === 'tax' ? { extension_attributes: taxDetails(totals, String) } : {}),
      ...(segment.code === 'grand_total' ? { area: 'footer' } : {}),
    })),
    ...(totals.coupon === undefined ? {} : { extension_attributes: { coupon_label: totals.coupon.label } }),
  };
}

/** The same totals in the page's format: text with four decimals, except for fees, with every key present. */
export function pageTotals(totals: Totals, t: Translate) {
  return {
    ...amounts(totals, amountText),
    total_segments: totals.segments.map((segment) => ({
      code: segment.code,
      title: segmentTitle(segment, t),
      value: segment.code === 'weee_tax' ? segment.value : amountText(segment.value),
      area: segment.code === 'grand_total' ? 'footer' : null,
      extension_attributes: segmentExtension(segment, totals),
    })),
    coupon_code: totals.coupon?.code ?? null,
    items: totals.items.map((line) => ({
      item_id: String(line.item.id),
      name: line.product.name,
      qty: line.item.qty,
      ...lineAmounts(line, amountText),
      row_total_with_discount: '0.0000',
      weee_tax_applied: feeApplied(line.fee, line.item.qty, t),
      weee_tax_applied_amount: amountText(line.fee),
      options: optionsText(itemOptions(line.product, line.item)),
    })),
    items_qty: amountText(totals.itemsQty),
    base_currency_code: currencyCode,
    quote_currency_code: currencyCode,
    extension_attributes: [],
  };
}

function amounts<T>(totals: Totals, write: (amount: number) => T) {
  const twice = <K extends string>(key: K, amount: number) =>
    ({ [key]: write(amount), [`base_${key}`]: write(amount) }) as Record<K | `base_${K}`, T>;
  return {
    ...twice('grand_total', totals.grandTotal),
    ...twice('subtotal', totals.subtotal),
    ...twice('discount_amount', totals.discount),
    ...twice('subtotal_with_discount', totals.subtotal + totals.discount),
    ...twice('shipping_amount', totals.shipping),
    ...twice('shipping_discount_amount', totals.shippingDiscount),
    ...twice('tax_amount', totals.tax),
    ...twice('shipping_tax_amount', 0),
    subtotal_incl_tax: write(totals.subtotalInclTax),
    ...twice('shipping_incl_tax', totals.shipping),
  };
}

function lineAmounts<T>(line: TotalsItem, write: (amount: number) => T) {
  return {
    price: write(line.price),
    base_price: write(line.price),
    row_total: write(line.rowTotal),
    base_row_total: write(line.rowTotal),
    tax_amount: write(line.tax),
    base_tax_amount: write(line.tax),
    tax_percent: write(line.taxPercent),
    discount_amount: write(line.discount),
    base_discount_amount: write(line.discount),
    discount_percent: write(line.discountPercent),
    price_incl_tax: write(line.priceInclTax),
    base_price_incl_tax: write(line.priceInclTax),
    row_total_incl_tax: write(line.rowTotalInclTax),
    base_row_total_incl_tax: write(line.rowTotalInclTax),
  };
}

function segmentExtension(segment: TotalsSegment, totals: Totals) {
  return segment.code === 'tax' ? taxDetails(totals, (percent) => percent) : [];
}

function taxDetails<T>({ tax, taxRate }: Totals, percentAs: (percent: number) => T) {
  if (tax === 0 || taxRate === undefined) return { tax_grandtotal_details: [] };
  const rates = [{ percent: percentAs(taxRate.percent), title: taxRate.title }];
  return { tax_grandtotal_details: [{ amount: tax, rates, group_id: 1 }] };
}
