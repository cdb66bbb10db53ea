import type { Hono } from 'hono';
import type { Services } from '../services';
import type { ShopEnv } from '../visit';
import { newVisitor } from '../visitors';

/** Endpoints for tests, if enabled. They list the visitor's orders and reset the visitor. */
export function testCalls(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/__test__/orders', (c) => {
    const orders = c
      .get('visit')
      .visitor.orderIds.map(shop.orders.find)
      .filter((order) => order !== undefined);
    return c.json(orders);
  });
  app.post('/__test__/reset', (c) => {
    const { visitor } = c.get('visit');
    Object.assign(visitor, newVisitor(visitor.id));
    return c.json(true);
  });
}
