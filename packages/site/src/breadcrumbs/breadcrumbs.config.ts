import * as z from 'zod/mini';

/** Settings of `<shop-breadcrumbs>`. */
export const breadcrumbsConfig = z.object({
  /** The path from the home page to this page, as Magento's crumbs. */
  crumbs: z.array(
    z.object({
      /** Class of the entry: `home`, `category12`, `product`. */
      name: z._default(z.string(), ''),
      /** What is shown, as plain text. */
      label: z.string(),
      /** More about it, in the link's tooltip. */
      title: z._default(z.string(), ''),
      /** Where it leads; empty for a page that is no link, such as this one. */
      link: z._default(z.string(), ''),
    }),
  ),
});

export type BreadcrumbsConfig = z.output<typeof breadcrumbsConfig>;
