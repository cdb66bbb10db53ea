export { type AddressCheckConfig, addressCheckConfig } from './address-check.config';
export { addressCheckTexts } from './address-check.texts';
export type { RateAddress } from './carrier-rules';
export type { AddressCheckResult } from './check-address';
export { AddressCheck, define, ShopAddressCheck } from './element';
export type { AddressCheckChangeDetail, AddressCheckMethods } from './use-address-check';
