import type { Hono } from 'hono';
import { page } from '../page';
import type { Services } from '../services';
import { redirectWithMessages, type ShopEnv } from '../visit';
import { sessionExpired } from './cart';

const shopkeeper = 2;
const path = '/admin/login-as-customer/';

/** Lets the administrator log in as a customer, to see what she sees. */
export function loginAsCustomerRoutes(app: Hono<ShopEnv>, shop: Services): void {
  app.get('/admin/login-as-customer', (c) =>
    page(c, shop, 'login-as-customer', {
      title: c.get('visit').t('Log in as a customer'),
      layout: 'loginascustomer-admin',
      personal: true,
    }),
  );
  app.post('/admin/login-as-customer', async (c) => {
    const visit = c.get('visit');
    if (!visit.hasFormKey) return sessionExpired(c, path);
    await shop.customers.ready();
    const customer = shop.customers.findByEmail('nora@example.com');
    if (customer === undefined) return redirectWithMessages(c, path);
    visit.logIn(customer);
    visit.visitor.adminUserId = shopkeeper;
    return redirectWithMessages(c, '/loginascustomer/login/index/');
  });
  // An intermediate page that discards the previous visitor's data in the browser.
  app.get('/loginascustomer/login/index', (c) =>
    page(c, shop, 'login-as-customer-flow', {
      title: c.get('visit').t('Log in as a customer'),
      layout: 'loginascustomer-login-index',
      personal: true,
    }),
  );
}
