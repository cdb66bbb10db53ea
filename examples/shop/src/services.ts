import type { Customers } from './customer/customers';
import type { Carts } from './quote/carts';
import type { Orders } from './quote/place-order';
import type { Renderer } from './render';
import type { Visitors } from './visitors';

/** What the routes work with. */
export interface Services {
  carts: Carts;
  orders: Orders;
  customers: Customers;
  visitors: Visitors;
  renderer: Renderer;
  now: () => Date;
}
