import { selector } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-filter-sidebar>`. */
export const filterSidebarConfig = z.object({
  /** Selector of the button that opens and closes the sidebar. */
  trigger: z._default(selector(), '.filter-trigger'),
  /** Selector of the container whose z-index is raised while the sidebar is open. */
  container: z._default(selector(), '.columns, main'),
  /** Selector of the mobile top menu. It is hidden while the sidebar is open. */
  topMenu: z._default(selector(), 'shop-top-menu'),
  /** Window width in pixels up to which the filters are a sidebar. */
  breakpoint: z._default(z.number(), 768),
  /** Keeps the sidebar open after a filter is chosen, and shows how many products match. If `false`, choosing a filter closes it. */
  keepOpen: z._default(z.boolean(), true),
  /** The container's z-index while the sidebar is open. */
  openLayer: z._default(z.number(), 500),
  /** The container's z-index after the sidebar has closed. */
  closedLayer: z._default(z.number(), 3),
});

export type FilterSidebarConfig = z.output<typeof filterSidebarConfig>;
