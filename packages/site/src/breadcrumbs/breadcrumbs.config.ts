import * as z from 'zod/mini';

/** Settings of `<shop-breadcrumbs>`. */
export const breadcrumbsConfig = z.object({
  /** The path from the home page to this page, as Magento's list of crumbs. */
  crumbs: z.array(
    z.object({
      /** Class of the entry: `home`, `category12`, `product`. */
      name: z._default(z.string(), ''),
      /** Text to show. Plain text, not HTML. */
      label: z.string(),
      /** Tooltip of the link. */
      title: z._default(z.string(), ''),
      /** URL of the page. Empty: no link, as for the current page. */
      link: z._default(z.string(), ''),
    }),
  ),
});

export type BreadcrumbsConfig = z.output<typeof breadcrumbsConfig>;
