import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-login-as-customer>`. */
export const loginAsCustomerConfig = z.object({
  /** Address that 'Close Session' posts to, or a path below the shop's base address. */
  logoutUrl: z._default(address(), 'customer/account/logout/'),
  /** Runs the page between login and shop: loads all customer data, then redirects. */
  flow: z._default(z.boolean(), false),
  /** Where that page redirects to. */
  redirectUrl: z._default(address(), 'customer/account/'),
});

export type LoginAsCustomerConfig = z.output<typeof loginAsCustomerConfig>;
