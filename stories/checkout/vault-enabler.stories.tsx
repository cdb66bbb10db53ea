import { vaultEnablerConfig } from '@shop-elements/checkout/vault-enabler';
import type { Meta } from '@storybook/react-vite';
import { embed } from '../embed';
import { allStates } from '../states';

const meta: Meta = { title: 'Checkout/Save card option' };
export default meta;

const tag = 'shop-vault-enabler';
const config = vaultEnablerConfig;

/**
 * Next to a payment element in the same `[data-payment-method]` section. On a checkout page, `checkoutConfig.vault` decides
 * whether it is enabled.
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

/** On its own: the shopper can untick it. If the shop saves no cards, it shows nothing. */
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
