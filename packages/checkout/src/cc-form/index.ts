export { checkExpiry, type Expiry } from '../shared/card/expiry';
export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export { type CcFormConfig, ccFormConfig } from './cc-form.config';
export { ccFormTexts } from './cc-form.texts';
export { CcForm, define, ShopCcForm } from './element';
export type { CcFormChangeDetail, CcFormMethods, CcFormReadyDetail } from './use-cc-form';
