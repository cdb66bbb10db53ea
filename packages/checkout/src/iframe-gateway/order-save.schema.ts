import * as z from 'zod/mini';

/** Reply of the order save, but for the gateway's own entry. */
export const orderSaveSchema = z.object({
  success: z._default(z.boolean(), false),
  error_messages: z._default(z.union([z.string(), z.array(z.string())]), ''),
});

/** The gateway's own entry: what it has to be sent. */
export const gatewayEntrySchema = z.object({
  fields: z.record(z.string(), z.string()),
});
