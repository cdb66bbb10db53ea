import { address } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-history-back>`. */
export const historyBackConfig = z.object({
  /** Address to open if there is no history, as in a new tab. Default: the link's own address. */
  fallbackUrl: z.optional(address()),
});

export type HistoryBackConfig = z.output<typeof historyBackConfig>;
