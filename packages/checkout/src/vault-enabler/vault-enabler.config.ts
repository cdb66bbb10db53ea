import * as z from 'zod/mini';

/** Settings of `<shop-vault-enabler>`. */
export const vaultEnablerConfig = z.object({
  /** Code of the vault that keeps the cards, as in `checkoutConfig.vault`: `acmepay_cc_vault`. */
  code: z.string(),
  /** Customers may save the card. In the page's JSON, only a real `true` counts. */
  isEnabled: z._default(z.boolean(), false),
});

export type VaultEnablerConfig = z.output<typeof vaultEnablerConfig>;
