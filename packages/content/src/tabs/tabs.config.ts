import * as z from 'zod/mini';

/** Settings of `<shop-tabs>`, as Page Builder prints them. */
export const tabsConfig = z.object({
  /** Number of the tab that is open at the start, from 0; a negative one counts from the end, any other is the first. */
  activeTab: z._default(z.string(), '0'),
});

export type TabsConfig = z.output<typeof tabsConfig>;
