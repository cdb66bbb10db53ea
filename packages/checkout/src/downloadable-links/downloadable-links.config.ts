import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-downloadable-links>`. */
export const downloadableLinksConfig = z.object({
  /** What each link adds to the price, by link id. Links not listed are free. */
  links: z._default(
    z.record(
      z.string(),
      z.object({
        /** As the shop shows prices. */
        finalPrice: z._default(z.number(), 0),
        /** Without tax. */
        basePrice: z._default(z.number(), 0),
      }),
    ),
    {},
  ),
  /** CSS selector of the links' checkboxes; their values are the links' ids. */
  linkSelector: z._default(selector(), 'input[type=checkbox][value]'),
  /** CSS selector of the checkbox that selects all links. It is never a link itself. */
  allSelector: z._default(selector(), '#links_all'),
});

export type DownloadableLinksConfig = z.output<typeof downloadableLinksConfig>;
