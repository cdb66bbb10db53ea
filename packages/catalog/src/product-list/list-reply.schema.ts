import * as z from 'zod/mini';

/** What the ajax add-on answers. Facts, section 4. */
export const listReplySchema = z.object({
  navigation: z.optional(z.nullable(z.string())),
  products: z.optional(z.nullable(z.string())),
  backUrl: z.optional(z.nullable(z.string())),
});
