import * as z from 'zod/mini';

/** Settings of `<shop-vault-enabler>`. */
export const vaultEnablerConfig = z.object({
  /** Code of the vault that stores the cards, as in `checkoutConfig.vault`: `acmepay_cc_vault`. */
  code: z.string(),
  /** Whether customers can save the card. In the page's JSON, only `true` itself enables it. */
  isEnabled: z._default(z.boolean(), false),
});

export type VaultEnablerConfig = z.output<typeof vaultEnablerConfig>;
