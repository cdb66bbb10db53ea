import { picture } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of every element with card fields. On a Magento checkout most come from `checkoutConfig.payment.ccform`. */
export const cardConfig = z.object({
  /** The payment method's code. */
  method: z.string(),
  /** Cards the method accepts: a map from code to label, or a list of codes. Empty accepts all twelve types. */
  availableTypes: z._default(z.record(z.string(), z.string()), {}),
  /** The shop's own card pictures, by code. Cards without one get ours. */
  icons: z._default(
    z.record(
      z.string(),
      z.union([
        z.object({
          /** Address of the picture. */
          url: z.string(),
          /** Pixels. */
          width: z.optional(z.number()),
          /** Pixels. */
          height: z.optional(z.number()),
        }),
        z.boolean(),
      ]),
    ),
    {},
  ),
  /** With `selects`: months to choose from, from number to text; empty lists the twelve in the page's language. */
  months: z._default(z.record(z.string(), z.string()), {}),
  /** With `selects`: years to choose from; empty lists this one and the ten after it. */
  years: z._default(z.record(z.string(), z.string()), {}),
  /** How the expiry date is asked: `field`, one field for month and year, or `selects`, a list for each. */
  expiry: z._default(z.enum(['field', 'selects']), 'field'),
  /** Asks for the cardholder's name. */
  holderName: z._default(z.boolean(), false),
  /** Asks for the verification number. */
  hasVerification: z._default(z.boolean(), true),
  /** Accepts British debit cards, which have a start date or an issue number. */
  hasSsCardType: z._default(z.boolean(), false),
  /** Start years to choose from, for British debit cards; empty lists this one and the five before it. */
  ssStartYears: z._default(z.record(z.string(), z.string()), {}),
  /** The shop's own picture of where to find the verification number. */
  cvvImageUrl: z._default(picture(), ''),
  /** Disables the whole form, like the attribute `disabled`. */
  disabled: z._default(z.boolean(), false),
});

export type CardConfig = z.output<typeof cardConfig>;
