import { address, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-require-cookie>`. */
export const requireCookieConfig = z.object({
  /** The page that tells how to allow cookies; an address, or a path below the shop's base address. */
  noCookieUrl: z._default(address(), 'enable-cookies'),
  /** Selectors of what needs cookies inside. */
  triggers: z._default(z.array(selector()), ['.action.login', '.action.submit']),
  /** Whether the shopper is taken to that page; otherwise an alert says it. */
  isRedirectCmsPage: z._default(z.boolean(), true),
});

export type RequireCookieConfig = z.output<typeof requireCookieConfig>;
