import { isRequired, newCaptcha } from '../captcha';
import { productPath } from '../catalog/products';
import { findVariant } from '../catalog/variants';
import { cents } from '../money';
import { giftPlaces } from '../quote/gift-notes';
import { itemOptions } from '../quote/item-options';
import type { Quote } from '../quote/records';
import { collectTotals, segmentTitle, type Totals, type TotalsItem } from '../quote/totals';
import { feeApplied } from '../quote/weee';
import type { Translate } from '../texts/translate';
import type { Visit } from '../visit';
import { picturePath } from './product-view';

export function cartView(quote: Quote | undefined, visit: Visit) {
  if (quote === undefined || quote.items.length === 0) return { is_empty: true };
  const totals = collectTotals(quote);
  return {
    is_empty: false,
    ...summaryView(totals, visit.t),
    gift: giftPlaces(quote)[0],
    ...discountView(totals, visit),
  };
}

/** Data for the coupon form. */
export function discountView({ coupon }: Totals, { visitor }: Visit) {
  const form = 'sales_rule_coupon_request';
  return {
    coupon_code: coupon?.code ?? '',
    ...(isRequired(visitor, form) ? { captcha: newCaptcha(visitor, form) } : {}),
  };
}

/** Items and totals, for the cart and the checkout's sidebar. */
export function summaryView(totals: Totals, t: Translate) {
  const segments = totals.segments.map(({ code, title, names, value }) => ({
    code,
    title: segmentTitle({ title, names }, t),
    value,
  }));
  return {
    items: totals.items.map((line) => itemView(line, t)),
    // Shipping has a cost, but the amount depends on the address.
    totals: segments.map((line) => ({
      ...line,
      is_open: line.code === 'shipping' && totals.shippingRate === undefined,
    })),
    grand_total: totals.grandTotal,
    // The element needs the same list as a script.
    segments,
    virtual: totals.virtual,
    items_qty: totals.itemsQty,
  };
}

function itemView(line: TotalsItem, t: Translate) {
  const { item, product } = line;
  return {
    id: item.id,
    name: product.name,
    link: productPath(product),
    edit_link: `/checkout/cart/configure/id/${item.id}/product_id/${product.id}/`,
    image: picturePath(product, 1, findVariant(product, item.variantId)?.color),
    options: itemOptions(product, item),
    gift: item.giftMessage,
    downloadable: product.type === 'downloadable',
    can_be_edited: product.type !== 'simple',
    qty: item.qty,
    price: cents(line.price + line.fee),
    row: cents(line.rowTotal + line.fee * item.qty),
    fee: line.fee,
    fee_row: cents(line.fee * item.qty),
    /** Data for `<shop-weee data-view="item">`. */
    weee_item: {
      item_id: item.id,
      qty: item.qty,
      row_total: line.rowTotal,
      row_total_incl_tax: line.rowTotalInclTax,
      weee_tax_applied_amount: line.fee,
      weee_tax_applied: feeApplied(line.fee, item.qty, t),
    },
  };
}
