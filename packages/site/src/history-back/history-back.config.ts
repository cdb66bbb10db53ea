import { url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-history-back>`. */
export const historyBackConfig = z.object({
  /** URL to open if there is no history, as in a new tab. Default: the link's own URL. */
  fallbackUrl: z.optional(url()),
});

export type HistoryBackConfig = z.output<typeof historyBackConfig>;
