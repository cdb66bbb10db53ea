import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { BrowserContext } from 'playwright';
import { base, headTags, policy, serveStatic } from './static-files';

/** The shop's setup. */
export interface Checkout {
  /** `window.checkoutConfig`, as printed by Magento. */
  config: object;
  /** When our script loads: 'late' means after the payment renderers, 'missing' means never. */
  script: 'there' | 'late' | 'missing';
}

/** Serves a Luma checkout on the shop's origin, and records the orders that Magento's own action sends. */
export async function openCheckout(context: BrowserContext, { config, script }: Checkout): Promise<unknown[]> {
  await serveStatic(
    context,
    script === 'missing' ? script : script === 'late' ? renderersIn(context) : Promise.resolve(),
  );
  await context.route('**/checkout/', (route) => {
    const nonce = crypto.randomUUID();
    const page = readFileSync(path.join(import.meta.dirname, 'checkout.html'), 'utf8')
      .replace('<!-- what default.xml adds -->', headTags())
      .replace('{checkoutConfig}', JSON.stringify(config))
      .replaceAll('{base}', base)
      .replaceAll('{nonce}', nonce);
    return route.fulfill({
      body: page,
      contentType: 'text/html',
      headers: { 'Content-Security-Policy': policy(nonce) },
    });
  });
  await context.route('**/checkout/onepage/success/', (route) =>
    route.fulfill({ body: '<!doctype html><title>Thank you</title>', contentType: 'text/html' }),
  );

  const orders: unknown[] = [];
  await context.route('**/V1/guest-carts/*/payment-information', (route) => {
    orders.push(route.request().postDataJSON());
    return route.fulfill({ json: '17' });
  });
  return orders;
}

/** Waits until the page has loaded its payment renderers. */
function renderersIn(context: BrowserContext): Promise<unknown> {
  return context.waitForEvent('requestfinished', (request) =>
    request.url().endsWith('/ShopElements_Storefront/js/script.js'),
  );
}
