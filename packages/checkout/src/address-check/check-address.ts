import { fill } from '@shop-elements/core';
import { missingFields, type RateAddress } from './carrier-rules';

/** What the carriers say to an address. */
export interface AddressCheckResult {
  /** One carrier at least can say what a parcel costs, so it is worth asking for rates. */
  valid: boolean;
  /** Why a carrier cannot, by its code; an empty list where it can. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/** A page that names no carriers is asked for what every carrier needs. */
const unnamed = ['default'];

/**
 * Holds an address against each carrier's rule.
 * @param required the message, with `%1` for the field
 */
export function checkAddress(carriers: readonly string[], address: RateAddress, required: string): AddressCheckResult {
  const asked = carriers.length > 0 ? carriers : unnamed;
  const errors = asked.map(
    (carrier) => [carrier, missingFields(carrier, address).map((field) => fill(required, field))] as const,
  );
  return { valid: errors.some(([, messages]) => messages.length === 0), errors: Object.fromEntries(errors) };
}
