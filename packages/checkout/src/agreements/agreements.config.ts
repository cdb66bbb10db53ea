import * as z from 'zod/mini';

/** Settings of `<shop-agreements>`. */
export const agreementsConfig = z.object({
  /** Code of the payment method around it. It becomes part of the checkboxes' ids. */
  method: z._default(z.string(), ''),
  /** Agreements are enabled in the shop. */
  isEnabled: z._default(z.boolean(), false),
  /** The agreements, as `checkoutConfig.checkoutAgreements.agreements` holds them. */
  agreements: z._default(
    z.array(
      z.object({
        /** Sent with the order when ticked. */
        agreementId: z.string(),
        /** 1: the shopper has to tick it; 0: it holds by itself and is only shown. */
        mode: z._default(z.string(), '0'),
        /** What the shopper agrees to, in a line; entity-escaped. */
        checkboxText: z._default(z.string(), ''),
        /** The agreement itself, as HTML. */
        content: z._default(z.string(), ''),
        /** Height of the text in the dialog, as a CSS length; empty takes what it needs. */
        contentHeight: z._default(z.string(), ''),
      }),
    ),
    [],
  ),
});

export type AgreementsConfig = z.output<typeof agreementsConfig>;
export type Agreement = AgreementsConfig['agreements'][number];
