export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { define, ShopOfflinePayment } from './element';
export { OfflinePayment } from './offline-payment';
export { type OfflinePaymentConfig, offlinePaymentConfig } from './offline-payment.config';
export { offlinePaymentTexts } from './offline-payment.texts';
export type { OfflinePaymentMethods } from './use-offline-payment';
