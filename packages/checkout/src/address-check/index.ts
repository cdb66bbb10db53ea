import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { AddressCheck as View } from './address-check';
import { type AddressCheckConfig, addressCheckConfig } from './address-check.config';
import type { AddressCheckChangeDetail, AddressCheckMethods } from './use-address-check';

export { type AddressCheckConfig, addressCheckConfig } from './address-check.config';
export { addressCheckTexts } from './address-check.texts';
export type { RateAddress } from './carrier-rules';
export type { AddressCheckResult } from './check-address';
export type { AddressCheckChangeDetail, AddressCheckMethods } from './use-address-check';

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
