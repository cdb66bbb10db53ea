import type { ElementProps } from '@shop-elements/core';
import type { AddressCheckConfig } from './address-check.config';
import { useAddressCheck } from './use-address-check';

/**
 * Checks the address as it is typed: can any carrier quote a shipping rate yet, and which fields are still missing? The
 * page requests the rates: listen to the event.
 * @example
 * <shop-address-check data-carriers='["flatrate","ups"]' data-prefix="shipping">
 *   <label for="zip">Zip/Postal Code</label> <input id="zip" name="shipping[postcode]">
 *   <label for="country">Country</label> <select id="country" name="shipping[country_id]">…</select>
 * </shop-address-check>
 * @fires shop-address-check-change with an address that was there at the start, and whenever another one was entered
 */
export function AddressCheck({ element, config }: ElementProps<AddressCheckConfig>) {
  useAddressCheck(element, config);
  return null;
}
