import { url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-login-as-customer>`. */
export const loginAsCustomerConfig = z.object({
  /** URL that 'Close Session' posts to, or a path below the shop's base URL. */
  logoutUrl: z._default(url(), 'customer/account/logout/'),
  /** Makes the element the page between login and shop: it loads all customer data, then redirects. */
  flow: z._default(z.boolean(), false),
  /** URL that `data-flow` redirects to, or a path below the shop's base URL. */
  redirectUrl: z._default(url(), 'customer/account/'),
});

export type LoginAsCustomerConfig = z.output<typeof loginAsCustomerConfig>;
