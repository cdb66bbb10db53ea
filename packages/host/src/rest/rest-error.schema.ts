import * as z from 'zod/mini';

/** The error response of Magento's REST API. */
export const restErrorSchema = z.object({
  message: z.string(),
  /** A list for `%1`, an object for `%fieldName`. */
  parameters: z.optional(z.unknown()),
});
