import type { Customers } from './customer/customers';
import type { Vault } from './customer/stored-cards';
import type { Carts } from './quote/carts';
import type { GatewayPayments } from './quote/gateway-payments';
import type { Orders } from './quote/place-order';
import type { Renderer } from './render';
import type { Visitors } from './visitors';

/** The dependencies of the routes. */
export interface Services {
  carts: Carts;
  orders: Orders;
  /** Payments through the payment service, if the shop has one. */
  payments: GatewayPayments | undefined;
  customers: Customers;
  vault: Vault;
  visitors: Visitors;
  renderer: Renderer;
  now: () => Date;
}
