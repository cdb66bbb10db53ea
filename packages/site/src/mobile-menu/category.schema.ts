import * as z from 'zod/mini';

/** One category. Those below it are looked at when the shopper comes to them: a tree of thousands opens at once. */
export const categorySchema = z.object({
  name: z.string(),
  url: z._default(z.string(), ''),
  categories: z._default(z.array(z.unknown()), []),
});
