import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-history-back>`. */
export const historyBackConfig = z.object({
  /** Where a shopper goes who has nothing to go back to, having come by a bookmark or in a new tab; by default where the link inside leads. */
  fallbackUrl: z.optional(address()),
});

export type HistoryBackConfig = z.output<typeof historyBackConfig>;
