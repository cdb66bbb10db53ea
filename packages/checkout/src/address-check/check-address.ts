import { fill } from '@shop-elements/core';
import { missingFields, type RateAddress } from './carrier-rules';

/** What the carriers say to an address. */
export interface AddressCheckResult {
  /** One carrier at least can say what a parcel costs, so it is worth asking for rates. */
  valid: boolean;
  /** Why a carrier cannot, by its code; an empty list where it can. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/**
 * Holds an address against each carrier's rule.
 * @param required the message, with `%1` for the field
 */
export function checkAddress(carriers: readonly string[], address: RateAddress, required: string): AddressCheckResult {
  const errors: Record<string, readonly string[]> = {};
  for (const carrier of carriers) {
    errors[carrier] = missingFields(carrier, address).map((field) => fill(required, field));
  }
  return { valid: carriers.some((carrier) => errors[carrier]?.[0] === undefined), errors };
}
