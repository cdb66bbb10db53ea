import * as z from 'zod/mini';

/** Settings of `<shop-agreements>`. */
export const agreementsConfig = z.object({
  /** Code of the surrounding payment method. It becomes part of the checkboxes' ids. Default: its section's `data-payment-method`. */
  method: z._default(z.string(), ''),
  /** Whether the shop uses agreements. */
  isEnabled: z._default(z.boolean(), false),
  /** The agreements, in the format of `checkoutConfig.checkoutAgreements.agreements`. */
  agreements: z._default(
    z.array(
      z.object({
        /** Sent with the order when ticked. */
        agreementId: z.string(),
        /** 1: the shopper has to tick it; 0: it applies automatically and is only shown. */
        mode: z._default(z.string(), '0'),
        /** The text of the checkbox, entity-escaped. */
        checkboxText: z._default(z.string(), ''),
        /** The full text, as HTML. */
        content: z._default(z.string(), ''),
        /** Height of the full text in its dialog, as a CSS length. Default: as high as the text. */
        contentHeight: z._default(z.string(), ''),
      }),
    ),
    [],
  ),
});

export type AgreementsConfig = z.output<typeof agreementsConfig>;
export type Agreement = AgreementsConfig['agreements'][number];
