import { address, selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-cookie-notice>`. Specification: catalogue, section 4 'Cookie notice'. */
export const cookieNoticeConfig = z.object({
  /** Cookie that records the shopper's consent. */
  cookieName: z._default(z.string(), 'user_allowed_save_cookie'),
  /** What the cookie holds, as JSON; by default the website's id with 1. */
  cookieValue: z.optional(z.record(z.string(), z.unknown())),
  /** Seconds for which the consent lasts. */
  cookieLifetime: z._default(z.number(), 31_536_000),
  /** Where a shopper goes whose browser refuses cookies. */
  noCookiesUrl: z._default(address(), 'enable-cookies'),
  /** The website whose consent counts: one shop may serve several. */
  websiteId: z._default(z.string(), '1'),
  /** Selector of the control inside that gives the consent. */
  allow: z._default(selector(), 'button'),
});

export type CookieNoticeConfig = z.output<typeof cookieNoticeConfig>;
