import { pictureUrl } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** Settings of `<shop-vault-card>`. */
export const vaultCardConfig = z.object({
  /** The card's key in `checkoutConfig.payment.vault`: the method's code, an underscore and a number. */
  key: z.string(),
  /** Token of the card in the order request. */
  publicHash: z.string(),
  /**
   * Details of the card to show, under the gateway's names: `cc_type`, `cc_last_4`, `cc_exp_month` … or `type`,
   * `maskedCC` …
   */
  details: z._default(z.record(z.string(), z.unknown()), {}),
  /** The shop's picture of the card type. `false` uses the built-in icon. */
  icon: z._default(
    z.union([
      z.object({
        /** URL of the picture. */
        url: pictureUrl(),
        /** Pixels. */
        width: z.optional(z.number()),
        /** Pixels. */
        height: z.optional(z.number()),
        /** Name of the card type, used as alternative text. */
        title: z.optional(z.string()),
      }),
      z.boolean(),
    ]),
    false,
  ),
  /** Draws the 'Place Order' button. */
  button: z._default(z.boolean(), true),
  /** Shows the amount in the button: 'Place Order · $102.34'. */
  amountButton: z._default(z.boolean(), false),
});

export type VaultCardConfig = z.output<typeof vaultCardConfig>;
