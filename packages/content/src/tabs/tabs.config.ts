import * as z from 'zod/mini';

/** Settings of `<shop-tabs>`, as Page Builder prints them. */
export const tabsConfig = z.object({
  /** Index of the tab that is open at the start, from 0. Negative numbers count from the end. Invalid numbers open the first tab. */
  activeTab: z._default(z.string(), '0'),
});

export type TabsConfig = z.output<typeof tabsConfig>;
