export { agreementIds, hasAgreed } from './agreements-of';
export { releaseOrderLock, takeOrderLock } from './order-lock';
export { placeOrderTexts } from './place-order.texts';
export { PlaceOrderButton } from './place-order-button';
export { type OrderPlacedDetail, type Payment, type PlaceOrderDetail, usePlaceOrder } from './use-place-order';
export { type OrderValidator, validators } from './validators';
