import { findProduct, productPath } from '../catalog/products';
import type { Order } from '../quote/records';
import { segmentTitle } from '../quote/totals';
import type { Translate } from '../texts/translate';
import { addressLines } from './address-view';
import { picturePath } from './product-view';

export function orderView(order: Order, t: Translate) {
  return {
    id: order.id,
    number: order.incrementId,
    link: `/sales/order/view/order_id/${order.id}/`,
    created: order.createdAt,
    email: order.email,
    grand_total: order.grandTotal,
    totals: order.totals.map((line) => ({ code: line.code, title: segmentTitle(line, t), value: line.value })),
    items: order.items.map((item) => {
      const product = findProduct(item.productId);
      return {
        ...item,
        unit: item.price + item.fee,
        row: item.rowTotal + item.fee * item.qty,
        ...(product === undefined ? {} : { link: productPath(product), image: picturePath(product) }),
      };
    }),
    ship_to: order.shippingAddress === null ? null : addressLines(order.shippingAddress, t),
    bill_to: order.billingAddress === null ? null : addressLines(order.billingAddress, t),
    shipping_title: order.shippingNames.map((name) => t(name)).join(' - '),
    payment: order.payment,
    gift: order.giftMessage,
  };
}
