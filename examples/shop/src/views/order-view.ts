import { findProduct, productPath } from '../catalog/products';
import type { Order } from '../quote/records';
import { addressLines } from './address-view';
import { picturePath } from './product-view';

export function orderView(order: Order) {
  return {
    id: order.id,
    number: order.incrementId,
    link: `/sales/order/view/order_id/${order.id}/`,
    created: order.createdAt,
    email: order.email,
    grand_total: order.grandTotal,
    totals: order.totals,
    items: order.items.map((item) => {
      const product = findProduct(item.productId);
      return {
        ...item,
        row: item.rowTotal + item.fee * item.qty,
        ...(product === undefined ? {} : { link: productPath(product), image: picturePath(product) }),
      };
    }),
    ship_to: order.shippingAddress === null ? null : addressLines(order.shippingAddress),
    bill_to: order.billingAddress === null ? null : addressLines(order.billingAddress),
    shipping_title: order.shippingTitle,
    payment: order.payment,
    gift: order.giftMessage,
  };
}
