import type { Customers } from './customer/customers';
import type { Vault } from './customer/stored-cards';
import type { Carts } from './quote/carts';
import type { Orders } from './quote/place-order';
import type { Renderer } from './render';
import type { Visitors } from './visitors';

/** What the routes work with. */
export interface Services {
  carts: Carts;
  orders: Orders;
  customers: Customers;
  vault: Vault;
  visitors: Visitors;
  renderer: Renderer;
  now: () => Date;
}
