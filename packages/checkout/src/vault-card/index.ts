export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { define, ShopVaultCard, VaultCard } from './element';
export type { VaultCardMethods } from './use-vault-card';
export { type VaultCardConfig, vaultCardConfig } from './vault-card.config';
export { vaultCardTexts } from './vault-card.texts';
