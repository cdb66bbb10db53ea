import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { methodSectionOf } from '../shared/method-section';
import { type VaultEnablerMethods, VaultEnabler as View } from './vault-enabler';
import { type VaultEnablerConfig, vaultEnablerConfig } from './vault-enabler.config';

export { type VaultEnablerMethods, vaultEnablerTexts } from './vault-enabler';
export { type VaultEnablerConfig, vaultEnablerConfig } from './vault-enabler.config';

export const ShopVaultEnabler = elementClass({
  tag: 'shop-vault-enabler',
  mode: 'render',
  config: vaultEnablerConfig,
  host: (page, { setting }) => ({
    isEnabled() {
      const printed = checkoutSetting(page, 'vault', String(setting('code')), 'is_enabled');
      return printed?.value === true ? printed : undefined;
    },
  }),
  mistakes: ({ element, config: { isEnabled } }) =>
    !isEnabled || methodSectionOf(element) !== null
      ? []
      : [
          '<shop-vault-enabler> has no effect, because it is outside a payment method’s section ([data-payment-method] or .payment-method): put it next to its payment element',
        ],
  component: View,
  methods: { isTicked: 'now' },
});

export const { define } = ShopVaultEnabler;

export const VaultEnabler = reactComponent(ShopVaultEnabler);

declare global {
  interface HTMLElementTagNameMap {
    'shop-vault-enabler': ConfiguredElement<VaultEnablerConfig, VaultEnablerMethods>;
  }
}
