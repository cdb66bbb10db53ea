import { Hono } from 'hono';
import { createCustomers } from './customer/customers';
import { createVault } from './customer/stored-cards';
import type { Gateway } from './gateway/gateway-client';
import { createCarts } from './quote/carts';
import { createGatewayPayments } from './quote/gateway-payments';
import { createOrders } from './quote/place-order';
import { createRenderer, type Templates } from './render';
import { accountRoutes } from './routes/account';
import { cartRoutes } from './routes/cart';
import { catalogRoutes } from './routes/catalog';
import { checkoutRoutes } from './routes/checkout';
import { compareRoutes } from './routes/compare';
import { contactRoutes } from './routes/contact';
import { emailTemplateRoutes } from './routes/email-template';
import { gatewayRoutes } from './routes/gateway-return';
import { giftMessageRoutes } from './routes/gift-message';
import { googleReviewRoutes } from './routes/google-reviews';
import { helpRoutes } from './routes/help';
import { instantPurchaseRoutes } from './routes/instant-purchase';
import { loginAsCustomerRoutes } from './routes/login-as-customer';
import { lookBookRoutes } from './routes/look-book';
import { mediaRoutes } from './routes/media';
import { onepageRoutes } from './routes/onepage';
import { pageBuilderRoutes } from './routes/page-builder';
import { pageConfigRoutes } from './routes/page-config';
import { restRoutes } from './routes/rest';
import { reviewRoutes } from './routes/reviews';
import { sectionRoutes } from './routes/sections';
import { smallCalls } from './routes/small-calls';
import { storedCardRoutes } from './routes/stored-cards';
import { mapPictureRoutes, storeRoutes } from './routes/stores';
import { testCalls } from './routes/test-calls';
import { textRoutes } from './routes/texts';
import { wishlistRoutes } from './routes/wishlist';
import type { Services } from './services';
import type { Store } from './store';
import { isOffline, serverError, troubles } from './trouble';
import { type ShopEnv, visiting } from './visit';
import { createVisitors } from './visitors';

export interface ShopOptions {
  store: Store;
  templates: Templates;
  now?: () => Date;
  /** The payment service. Without it, that payment method is not offered. */
  gateway?: Gateway;
  /** Enables `/__test__/orders` and `/__test__/reset`. */
  testRoutes?: boolean;
  /** Receives unexpected errors, but never a request's content. */
  report?: (error: unknown) => void;
}

/**
 * The shop as one function from request to response: `shop.fetch(request, bindings)`. Nothing that it imports depends on Node, so
 * the same shop runs in a server, in a test, and inside a browser page.
 */
export function createShop(options: ShopOptions) {
  const { store, templates, now = () => new Date(), gateway, testRoutes = false, report } = options;
  const carts = createCarts(store, now);
  const vault = createVault(store);
  const payments = gateway && createGatewayPayments(store, gateway);
  const services: Services = {
    carts,
    orders: createOrders(store, carts, vault, now, payments),
    payments,
    customers: createCustomers(store, vault, now),
    vault,
    visitors: createVisitors(store),
    renderer: createRenderer(templates),
    now,
  };

  const app = new Hono<ShopEnv>({ strict: false });
  app.onError((error, c) => {
    if (isOffline(error)) throw error;
    report?.(error);
    return serverError(c);
  });
  mediaRoutes(app);
  mapPictureRoutes(app);
  app.use(troubles());
  app.use(visiting(services));
  pageConfigRoutes(app, services);
  textRoutes(app, services);
  pageBuilderRoutes(app, services);
  sectionRoutes(app, services);
  cartRoutes(app, services);
  giftMessageRoutes(app, services);
  checkoutRoutes(app, services);
  gatewayRoutes(app, services);
  onepageRoutes(app, services);
  restRoutes(app, services, report);
  accountRoutes(app, services);
  contactRoutes(app, services);
  loginAsCustomerRoutes(app, services);
  storedCardRoutes(app, services);
  instantPurchaseRoutes(app, services);
  reviewRoutes(app, services);
  googleReviewRoutes(app, services);
  compareRoutes(app, services);
  wishlistRoutes(app, services);
  emailTemplateRoutes(app, services);
  storeRoutes(app, services);
  helpRoutes(app, services);
  lookBookRoutes(app, services);
  smallCalls(app, services);
  if (testRoutes) testCalls(app, services);
  // Last, because it handles all remaining URLs.
  catalogRoutes(app, services);
  return app;
}

export type Shop = ReturnType<typeof createShop>;
