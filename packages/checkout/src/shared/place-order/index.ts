export { agreementIds, hasAgreed } from './agreements-of';
export { takeOrderLock } from './order-lock';
export { PaymentPanel } from './payment-panel';
export { placeOrderTexts } from './place-order.texts';
export { PlaceOrderButton } from './place-order-button';
export {
  type OrderPlacedDetail,
  type OrderState,
  type Payment,
  type PlaceOrderDetail,
  usePlaceOrder,
} from './use-place-order';
export { type OrderValidator, validators } from './validators';
