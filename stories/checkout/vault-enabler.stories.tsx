import { vaultEnablerConfig } from '@shop-elements/checkout/vault-enabler';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Save card option' };
export default meta;

const tag = 'shop-vault-enabler';
const config = vaultEnablerConfig;

/**
 * Beside a payment element in one `[data-payment-method]` section. On a checkout page whether it is enabled comes from
 * `checkoutConfig.vault`.
 */
export const Playground = embed({
  tag,
  config,
  html: `
<section data-payment-method="acmepay">
  <shop-cc-form data-method="acmepay"></shop-cc-form>
  <shop-vault-enabler data-code="acmepay_cc_vault" data-is-enabled></shop-vault-enabler>
</section>`,
});

/** Alone: the shopper may untick it. Where the shop keeps no cards, nothing is shown. */
export const Alone = embed({
  tag,
  config,
  html: `
<section data-payment-method="acmepay">
  <shop-vault-enabler data-code="acmepay_cc_vault" data-is-enabled></shop-vault-enabler>
</section>`,
});

const unticked = { html: Alone, press: ['input'] };

export const AllStates = allStates({ states: { Playground, Alone, Unticked: unticked } });
