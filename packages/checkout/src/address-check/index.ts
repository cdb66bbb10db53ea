import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { type AddressCheckChangeDetail, type AddressCheckMethods, AddressCheck as View } from './address-check';
import { type AddressCheckConfig, addressCheckConfig } from './address-check.config';

export { type AddressCheckChangeDetail, type AddressCheckMethods, addressCheckTexts } from './address-check';
export { type AddressCheckConfig, addressCheckConfig } from './address-check.config';
export type { AddressCheckResult, RateAddress } from './carrier-rules';

export const ShopAddressCheck = elementClass({
  tag: 'shop-address-check',
  mode: 'enhance',
  config: addressCheckConfig,
  host: (page) => ({ carriers: () => checkoutSetting(page, 'activeCarriers') }),
  component: View,
  methods: { check: 'now' },
});

export const { define } = ShopAddressCheck;

export const AddressCheck = reactComponent(ShopAddressCheck);

declare global {
  interface HTMLElementTagNameMap {
    'shop-address-check': ConfiguredElement<AddressCheckConfig, AddressCheckMethods>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-address-check-change': CustomEvent<AddressCheckChangeDetail>;
  }
}
