import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-downloadable-links>`. */
export const downloadableLinksConfig = z.object({
  /** What each link adds to the price, by link id. Links that are not listed are free. */
  links: z._default(
    z.record(
      z.string(),
      z.object({
        /** The price as displayed. */
        finalPrice: z._default(z.number(), 0),
        /** Without tax. */
        basePrice: z._default(z.number(), 0),
      }),
    ),
    {},
  ),
  /** CSS selector of the links' checkboxes. Their values are link ids. */
  linkSelector: z._default(selector(), 'input[type=checkbox][value]'),
  /** CSS selector of the "select all" checkbox. It is never a link itself. */
  allSelector: z._default(selector(), '#links_all'),
});

export type DownloadableLinksConfig = z.output<typeof downloadableLinksConfig>;
