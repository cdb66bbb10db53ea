import { pictureUrl } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of every element with card fields. On a Magento checkout most come from `checkoutConfig.payment.ccform`. */
export const cardConfig = z.object({
  /** The payment method's code. */
  method: z.string(),
  /** Cards the method accepts: a map from code to label, or a list of codes. Empty accepts all twelve types. */
  availableTypes: z._default(z.record(z.string(), z.string()), {}),
  /** The shop's own card pictures, by code. Other cards have built-in icons. */
  icons: z._default(
    z.record(
      z.string(),
      z.union([
        z.object({
          /** URL of the picture. */
          url: pictureUrl(),
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
  /** With `selects`: the options of the month, from number to text. Default: all months, in the page's language. */
  months: z._default(z.record(z.string(), z.string()), {}),
  /** With `selects`: the options of the year. Default: this year and the next ten. */
  years: z._default(z.record(z.string(), z.string()), {}),
  /** How to enter the expiry date: `field` is one field for month and year, `selects` a select for each. */
  expiry: z._default(z.enum(['field', 'selects']), 'field'),
  /** Asks for the cardholder's name. */
  holderName: z._default(z.boolean(), false),
  /** Asks for the verification number. */
  hasVerification: z._default(z.boolean(), true),
  /** Supports British debit cards, which have a start date or an issue number. */
  hasSsCardType: z._default(z.boolean(), false),
  /** Options of the start year, for British debit cards. Default: this year and the previous five. */
  ssStartYears: z._default(z.record(z.string(), z.string()), {}),
  /** URL of the shop's own picture that shows where the verification number is. */
  cvvImageUrl: z._default(pictureUrl(), ''),
  /** Disables the whole form, as the attribute `disabled` does. */
  disabled: z._default(z.boolean(), false),
});

export type CardConfig = z.output<typeof cardConfig>;
