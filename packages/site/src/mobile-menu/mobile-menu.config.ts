import { url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-mobile-menu>`. */
export const mobileMenuConfig = z.object({
  /** The tree of categories: each has a `name`, a `url` and its own `categories`. Entries without a name are ignored. */
  categories: z.array(z.unknown()),
  /** The category that starts open, as indexes from the root: `0,2`. It may have no children, as the category of a page. */
  path: z._default(z.string(), ''),
  /** URL of the home entry. */
  homeUrl: z._default(url(), '/'),
});

export type MobileMenuConfig = z.output<typeof mobileMenuConfig>;
