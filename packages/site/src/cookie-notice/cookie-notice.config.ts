import { selector, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-cookie-notice>`. */
export const cookieNoticeConfig = z.object({
  /** Cookie that records the shopper's consent. */
  cookieName: z._default(z.string(), 'user_allowed_save_cookie'),
  /** Value of the cookie after consent, as JSON. Default: the website's id with 1. */
  cookieValue: z.optional(z.record(z.string(), z.unknown())),
  /** Lifetime of the consent cookie, in seconds. */
  cookieLifetime: z._default(z.number(), 31_536_000),
  /** Page to open when the browser blocks cookies. */
  noCookiesUrl: z._default(url(), 'enable-cookies'),
  /** Website id that the consent applies to: one shop may serve several websites. */
  websiteId: z._default(z.string(), '1'),
  /** Selector of the control inside that gives consent. */
  allow: z._default(selector(), 'button'),
  /** Selector of the control inside that refuses consent. The cookie then contains 0 for this website. */
  refuse: z._default(selector(), '[data-refuse]'),
});

export type CookieNoticeConfig = z.output<typeof cookieNoticeConfig>;
