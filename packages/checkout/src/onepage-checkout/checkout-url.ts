import { shopUrl } from '@shop-elements/host';

/**
 * The URL of a path of the shop, such as `checkout/cart/`. OpenMage prints no base URL for scripts, so it is taken from the checkout's
 * own address, which may be `/index.php/nl/checkout/onepage/`.
 */
export function checkoutUrl(path: string): string {
  const [, base] = /^(.*\/)checkout\/onepage(?:\/|$)/.exec(location.pathname) ?? [];
  return shopUrl(path, base === undefined ? undefined : location.origin + base);
}
