import { selector, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-require-cookie>`. */
export const requireCookieConfig = z.object({
  /** Page that explains how to allow cookies: a URL, or a path below the shop's base URL. */
  noCookieUrl: z._default(url(), 'enable-cookies'),
  /** Selectors of the controls inside that need cookies. */
  triggers: z._default(z.array(selector()), ['.action.login', '.action.submit']),
  /** Whether a click without cookies opens that page. If `false`, it shows an alert. */
  isRedirectCmsPage: z._default(z.boolean(), true),
});

export type RequireCookieConfig = z.output<typeof requireCookieConfig>;
