import { defineElement } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { AddressCheck } from './address-check';
import { addressCheckConfig } from './address-check.config';
import type { AddressCheckMethods } from './use-address-check';

defineElement({
  tag: 'shop-address-check',
  mode: 'enhance',
  config: addressCheckConfig,
  host: (page) => ({ carriers: () => checkoutSetting(page, 'activeCarriers') }),
  component: AddressCheck,
  methods: { check: 'now' },
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-address-check': HTMLElement & AddressCheckMethods;
  }
}
