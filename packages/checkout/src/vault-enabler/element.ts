import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import type { VaultEnablerMethods } from './save-choice';
import { VaultEnabler } from './vault-enabler';
import { type VaultEnablerConfig, vaultEnablerConfig } from './vault-enabler.config';

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
  component: VaultEnabler,
  methods: { isTicked: 'now' },
});

export const { define } = ShopVaultEnabler;

declare global {
  interface HTMLElementTagNameMap {
    'shop-vault-enabler': ConfiguredElement<VaultEnablerConfig, VaultEnablerMethods>;
  }
}
