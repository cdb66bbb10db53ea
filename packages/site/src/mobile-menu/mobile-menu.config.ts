import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-mobile-menu>`. */
export const mobileMenuConfig = z.object({
  /** The tree of categories: each has a `name`, a `url` and its own `categories`. */
  categories: z.array(z.unknown()),
  /** The level that starts open, as category indexes: `0,2`. */
  path: z._default(z.string(), ''),
  /** Address of the home entry. */
  homeUrl: z._default(address(), '/'),
});

export type MobileMenuConfig = z.output<typeof mobileMenuConfig>;
