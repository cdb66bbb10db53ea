export { agreementIds, askAgreements } from './agreements-of';
export { OrderAction } from './order-action';
export { beginOrder, endAttempt, resetOrders, useOrderPhase } from './order-phase';
export { PaymentPanel } from './payment-panel';
export { placeOrderTexts } from './place-order.texts';
export {
  type OrderFailedDetail,
  type OrderPlacedDetail,
  type OrderState,
  type Payment,
  type PaymentFailure,
  type PlaceOrderDetail,
  usePlaceOrder,
} from './use-place-order';
export { type OrderValidator, validators } from './validators';
