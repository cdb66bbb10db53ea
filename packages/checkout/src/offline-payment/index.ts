import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { OfflinePayment as View } from './offline-payment';
import { type OfflinePaymentConfig, offlinePaymentConfig } from './offline-payment.config';
import type { OfflinePaymentMethods } from './use-offline-payment';

export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { offlinePaymentTexts } from './offline-payment';
export { type OfflinePaymentConfig, offlinePaymentConfig } from './offline-payment.config';
export type { OfflinePaymentMethods } from './use-offline-payment';

export const ShopOfflinePayment = elementClass({
  tag: 'shop-offline-payment',
  mode: 'render',
  config: offlinePaymentConfig,
  host: (page, { setting }) => ({
    mailingAddress: () => checkoutSetting(page, 'payment', 'checkmo', 'mailingAddress'),
    payableTo: () => checkoutSetting(page, 'payment', 'checkmo', 'payableTo'),
    instructions: () => checkoutSetting(page, 'payment', 'instructions', String(setting('method'))),
  }),
  component: View,
  methods: { validate: 'now', getData: 'now', reset: 'later', placeOrder: 'later' },
});

export const { define } = ShopOfflinePayment;

export const OfflinePayment = reactComponent(ShopOfflinePayment);

declare global {
  interface HTMLElementTagNameMap {
    'shop-offline-payment': ConfiguredElement<OfflinePaymentConfig, OfflinePaymentMethods>;
  }
}
