import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-login-as-customer>`. */
export const loginAsCustomerConfig = z.object({
  /** Where 'Close Session' is posted; an address, or a path below the shop's base address. */
  logoutUrl: z._default(address(), 'customer/account/logout/'),
  /** Whether this is the page between the login and the shop: it loads all customer data, and goes on. */
  flow: z._default(z.boolean(), false),
  /** Where that page goes on to. */
  redirectUrl: z._default(address(), 'customer/account/'),
});

export type LoginAsCustomerConfig = z.output<typeof loginAsCustomerConfig>;
