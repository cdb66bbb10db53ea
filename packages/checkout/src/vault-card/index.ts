import { type ConfiguredElement, elementClass, isRecord, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { storedCard } from './stored-card';
import { type VaultCardMethods, VaultCard as View } from './vault-card';
import { type VaultCardConfig, vaultCardConfig } from './vault-card.config';

export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { type VaultCardMethods, vaultCardTexts } from './vault-card';
export { type VaultCardConfig, vaultCardConfig } from './vault-card.config';

export const ShopVaultCard = elementClass({
  tag: 'shop-vault-card',
  mode: 'render',
  config: vaultCardConfig,
  host: (page, { setting }) => {
    const card = (name: string) => checkoutSetting(page, 'payment', 'vault', String(setting('key')), 'config', name);
    return {
      publicHash: () => card('publicHash'),
      details: () => card('details'),
      icon: () => {
        const details = setting('details');
        const { type } = storedCard(isRecord(details) ? details : {});
        return checkoutSetting(page, 'payment', 'ccform', 'icons', type);
      },
    };
  },
  component: View,
  methods: { validate: 'now', getData: 'now', reset: 'later', placeOrder: 'later' },
});

export const { define } = ShopVaultCard;

export const VaultCard = reactComponent(ShopVaultCard);

declare global {
  interface HTMLElementTagNameMap {
    'shop-vault-card': ConfiguredElement<VaultCardConfig, VaultCardMethods>;
  }
}
