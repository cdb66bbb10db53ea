import type { ColorName } from '../catalog/palettes';
import { type Product, productPath } from '../catalog/products';
import { cents, formatPrice } from '../money';
import { encodeAddress } from '../page';
import { feeAttribute, feeTitle } from '../quote/weee';
import type { Visit } from '../visit';
import { reviewsFor, starsFor } from '../visitor-reviews';

/** Data for a product card. */
export function productCard(product: Product, visit: Visit) {
  const { view } = visit;
  const fee = product.fee ?? 0;
  const cheapest = product.links.length === 0 ? 0 : Math.min(...product.links.map((link) => link.price));
  const badge = !product.inStock
    ? 'Sold out'
    : product.oldPrice !== undefined
      ? 'On sale'
      : product.isNew
        ? 'New'
        : undefined;
  return {
    id: product.id,
    sku: product.sku,
    name: product.name,
    type: product.type,
    link: productPath(product),
    image: picturePath(product),
    summary: product.summary,
    // Prices include the fee, which is shown next to them.
    amount: cents(product.price + cheapest + fee),
    base_amount: cents(product.price + fee),
    ...(product.oldPrice === undefined ? {} : { old_price: cents(product.oldPrice + fee) }),
    from: product.links.length > 1 || product.variants.length > 0,
    needs_choice: product.type !== 'simple',
    fee,
    fee_text: formatPrice(fee, view.priceFormat),
    score: starsFor(product, visit.visitor),
    review_count: reviewsFor(product, visit.visitor).length,
    in_stock: product.inStock,
    badge,
    badge_kind: badge === 'New' ? 'new' : badge === 'On sale' ? 'sale' : 'sold-out',
    add_action: `/checkout/cart/add/uenc/${encodeAddress(visit.url.href)}/product/${product.id}/`,
    compare_post: {
      action: visit.absolute('/catalog/product_compare/add/'),
      data: { product: String(product.id), uenc: encodeAddress(visit.url.href) },
    },
    wishlist_post: {
      action: visit.absolute('/wishlist/index/add/'),
      data: { product: product.id, uenc: encodeAddress(visit.url.href) },
    },
  };
}

/** @param color replaces the product's own, for variants */
export function picturePath(product: Product, view: 1 | 2 | 3 = 1, color: ColorName = product.color): string {
  const kind = color === product.color ? '' : `-${color}`;
  return `/media/catalog/${product.sku}${kind}${view === 1 ? '' : `-${view}`}.svg`;
}

/** Data for `<shop-weee data-view="product">`: the fee in the format of price lists, as formatted HTML. */
export function feePriceInfo(product: Product, visit: Visit) {
  const fee = product.fee ?? 0;
  const price = (amount: number) => `<span class="price">${formatPrice(amount, visit.view.priceFormat)}</span>`;
  return {
    final_price: cents(product.price + fee),
    extension_attributes: {
      weee_attributes: [
        {
          attribute_code: feeAttribute,
          label: visit.t(feeTitle),
          amount: price(fee),
          tax_amount: price(0),
          amount_excl_tax: price(fee),
          tax_amount_incl_tax: price(fee),
        },
      ],
      weee_adjustment: price(product.price + fee),
    },
  };
}
