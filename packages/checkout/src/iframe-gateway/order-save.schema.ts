import * as z from 'zod/mini';

/** Reply of the order save, but for the gateway's own entry. Specification: checkout, section 7 'Order save'. */
export const orderSaveSchema = z.object({
  success: z._default(z.boolean(), false),
  error_messages: z._default(z.union([z.string(), z.array(z.string())]), ''),
});

/** The reply's entries by name: the one under the gateway's holds what the gateway has to be sent. */
export const gatewayEntriesSchema = z.record(z.string(), z.unknown());

export const gatewayEntrySchema = z.object({
  fields: z.record(z.string(), z.string()),
});
