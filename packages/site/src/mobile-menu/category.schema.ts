import * as z from 'zod/mini';

/** One category. Its children are read when it opens, so that a tree of thousands starts at once. */
export const categorySchema = z.object({
  name: z.string(),
  url: z._default(z.string(), ''),
  categories: z._default(z.array(z.unknown()), []),
});
