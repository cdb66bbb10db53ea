import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { cardSettings } from '@shop-elements/host';
import { cardMethods } from '../shared/card/card-methods';
import { type CcFormChangeDetail, type CcFormMethods, type CcFormReadyDetail, CcForm as View } from './cc-form';
import { type CcFormConfig, ccFormConfig } from './cc-form.config';

export { ccFormTexts } from '../shared/card/card.texts';
export { checkExpiry, type Expiry } from '../shared/card/expiry';
export type { OrderFailedDetail, OrderPlacedDetail, PlaceOrderDetail } from '../shared/place-order';
export type { CcFormChangeDetail, CcFormMethods, CcFormReadyDetail } from './cc-form';
export { type CcFormConfig, ccFormConfig } from './cc-form.config';

export const ShopCcForm = elementClass({
  tag: 'shop-cc-form',
  mode: 'render',
  config: ccFormConfig,
  host: (page, { setting }) => cardSettings(page, ['ccform'], setting('method'), ccFormConfig),
  component: View,
  methods: {
    ...cardMethods,
    getData: 'now',
    getInfo: 'now',
    placeOrder: 'later',
  },
});

export const { define } = ShopCcForm;

export const CcForm = reactComponent(ShopCcForm);

declare global {
  interface HTMLElementTagNameMap {
    'shop-cc-form': ConfiguredElement<CcFormConfig, CcFormMethods>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-cc-form-change': CustomEvent<CcFormChangeDetail>;
    'shop-cc-form-ready': CustomEvent<CcFormReadyDetail>;
  }
}
