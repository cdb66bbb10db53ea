import * as z from 'zod/mini';

/** The error response of Magento's REST API. `parameters` is a list for `%1`, an object for `%fieldName`. */
export const restErrorSchema = z.object({
  message: z.string(),
  parameters: z.optional(z.union([z.array(z.unknown()), z.record(z.string(), z.unknown())])),
});

export type RestError = z.output<typeof restErrorSchema>;
