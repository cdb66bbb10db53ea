import { pageGlobals } from '../routes/page-config';
import type { Services } from '../services';
import type { Visit } from '../visit';
import { checkoutConfig } from './checkout-config';
import { giftOptionsConfig } from './gift-options-config';

/** The data that the cart and the checkout print for their scripts. */
export function cartGlobals(visit: Visit, shop: Services): Record<string, unknown> {
  const quote = visit.cart();
  if (quote === undefined || quote.items.length === 0) return pageGlobals(visit);
  return {
    ...pageGlobals(visit),
    checkoutConfig: checkoutConfig(quote, visit, shop),
    giftOptionsConfig: giftOptionsConfig(quote, visit),
  };
}
