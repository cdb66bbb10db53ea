export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { define, OfflinePayment, ShopOfflinePayment } from './element';
export { type OfflinePaymentConfig, offlinePaymentConfig } from './offline-payment.config';
export { offlinePaymentTexts } from './offline-payment.texts';
export type { OfflinePaymentMethods } from './use-offline-payment';
