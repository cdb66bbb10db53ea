import type { Order } from './quote/records';
import type { Services } from './services';
import type { Visit } from './visit';

/** Adds an order to the visit that placed it, for the success page, the tests and the customer's account. */
export function rememberOrder(visit: Visit, order: Order, shop: Services): void {
  const { visitor } = visit;
  visitor.lastOrderId = order.id;
  visitor.orderIds.push(order.id);
  if (visitor.quoteId === order.quoteId) visitor.quoteId = null;
  const customer = visit.customer();
  if (customer === undefined || customer.id !== order.customerId) return;
  customer.orderIds.push(order.id);
  const address = order.shippingAddress ?? order.billingAddress;
  if (customer.addresses.length === 0 && address !== null) {
    customer.addresses.push({ id: order.id, address: { ...address, customerAddressId: order.id }, isDefault: true });
  }
  if (customer.quoteId === order.quoteId) customer.quoteId = null;
  shop.customers.save(customer);
}
