import * as z from 'zod/mini';

/** What the calls of the steps answer. */
export const stepReplySchema = z.object({
  /** A number, or the text itself. */
  error: z.optional(z.unknown()),
  /** A text or a list of texts. */
  message: z.optional(z.unknown()),
  /** Likewise, of the order. */
  error_messages: z.optional(z.unknown()),
  /** Ids of the fields that `error` is about, with commas between them. */
  fields: z._default(z.string(), ''),
  /** A new part of the page: the content of `#checkout-<name>-load`. */
  update_section: z.optional(z.object({ name: z.string(), html: z.string() })),
  /** Steps that may be opened from now on. */
  allow_sections: z._default(z.array(z.string()), []),
  /** Any text: the shipping address is the billing address. */
  duplicateBillingInfo: z.optional(z.unknown()),
  /** What `update_section` says for payment-method, in older shops. */
  payment_methods_html: z.optional(z.string()),
  goto_section: z.optional(z.string()),
  redirect: z.optional(z.unknown()),
  /** The order is placed. */
  success: z.optional(z.unknown()),
});

export type StepReply = z.output<typeof stepReplySchema>;
