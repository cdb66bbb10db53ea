import * as z from 'zod/mini';

/** Settings of every element with card fields. Specification: checkout, section 3 'Checkout configuration', `ccform`. */
export const cardConfig = z.object({
  /** The payment method's code. */
  method: z.string(),
  /** Cards the method takes, from code to label; empty takes all twelve types. */
  availableTypes: z._default(z.record(z.string(), z.string()), {}),
  /** Pictures of the cards, by code; false where a card has none. */
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
  /** Months to choose from, from number to text; empty lists the twelve in the page's language. */
  months: z._default(z.record(z.string(), z.string()), {}),
  /** Years to choose from; empty lists this one and the ten after it. */
  years: z._default(z.record(z.string(), z.string()), {}),
  /** Asks for the verification number. */
  hasVerification: z._default(z.boolean(), true),
  /** Takes British debit cards, which have a start date or an issue number. */
  hasSsCardType: z._default(z.boolean(), false),
  /** Start years to choose from, for British debit cards; empty lists this one and the five before it. */
  ssStartYears: z._default(z.record(z.string(), z.string()), {}),
  /** Picture that shows where the verification number stands on a card. */
  cvvImageUrl: z._default(z.string(), ''),
});

export type CardConfig = z.output<typeof cardConfig>;
