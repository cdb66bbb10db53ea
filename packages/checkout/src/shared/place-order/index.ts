export { agreementIds, validateAgreements } from './agreements-of';
export { BeforeButton } from './before-button';
export {
  beginAttempt,
  beginCheckout,
  endAttempt,
  mayPayTwice,
  resetOrders,
  setMayPayTwice,
  useCheckoutPhase,
} from './checkout-state';
export { mayOrderAgain } from './may-order-again';
export type { ButtonConfig } from './order-action';
export { OrderButton } from './order-button';
export { PaymentPanel } from './payment-panel';
export { placeOrderTexts } from './place-order.texts';
export { useGrandTotal } from './use-grand-total';
export {
  type OrderFailedDetail,
  type OrderPlacedDetail,
  type OrderState,
  type Payment,
  type PaymentFailure,
  type PlaceOrderDetail,
  usePlaceOrder,
} from './use-place-order';
export { type OrderValidator, runValidators, validators } from './validators';
