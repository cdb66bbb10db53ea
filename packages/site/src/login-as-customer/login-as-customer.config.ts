import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-login-as-customer>`. */
export const loginAsCustomerConfig = z.object({
  /** Address that 'Close Session' posts to, or a path below the shop's base address. */
  logoutUrl: z._default(address(), 'customer/account/logout/'),
  /** Makes the element the page between login and shop: it loads all customer data, then redirects. */
  flow: z._default(z.boolean(), false),
  /** Address that `data-flow` redirects to, or a path below the shop's base address. */
  redirectUrl: z._default(address(), 'customer/account/'),
});

export type LoginAsCustomerConfig = z.output<typeof loginAsCustomerConfig>;
