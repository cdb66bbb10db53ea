import * as z from 'zod/mini';

/** The shop's reply to a step, without the parts that PHP prints as empty. */
export const stepReplySchema = z.object({
  /** A number or the message itself. */
  error: z.optional(z.unknown()),
  /** A text or a list of texts. */
  message: z.optional(z.unknown()),
  /** The order's errors: a text or a list of texts. */
  error_messages: z.optional(z.unknown()),
  /** Comma-separated ids of the fields that `error` is about. */
  fields: z._default(z.string(), ''),
  /** A new part of the page: the content of `#checkout-<name>-load`. */
  update_section: z.optional(z.object({ name: z.string(), html: z.string() })),
  /** Steps that may be opened from now on. */
  allow_sections: z._default(z.array(z.string()), []),
  /** Any value: the shipping address is the same as the billing address. */
  duplicateBillingInfo: z.optional(z.unknown()),
  /** HTML of the payment methods, which older shops send instead of `update_section`. */
  payment_methods_html: z.optional(z.unknown()),
  /** The step to open. */
  goto_section: z.optional(z.unknown()),
  redirect: z.optional(z.unknown()),
  /** The order is placed. */
  success: z.optional(z.unknown()),
});

export type StepReply = z.output<typeof stepReplySchema>;
