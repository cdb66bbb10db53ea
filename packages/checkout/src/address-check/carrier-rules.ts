import { fill } from '@shop-elements/core';

/** An address with the field names of a form or a REST call: `country_id`, `region_id` … */
export type RateAddress = Readonly<Record<string, unknown>>;

/** Result of checking an address against the carriers' rules. */
export interface AddressCheckResult {
  /** At least one carrier can quote a rate, so it is worth requesting rates. */
  valid: boolean;
  /** By carrier code, the messages about missing fields. Empty if the carrier can quote a rate. */
  errors: Readonly<Record<string, readonly string[]>>;
}

/** The fields that a carrier needs to quote a rate. */
const rules: ReadonlyMap<string, string> = new Map([
  ['ups', 'postcode country_id'],
  ['dhl', 'postcode country_id city'],
  ['fedex', 'postcode country_id city'],
  ['tablerate', 'postcode country_id region_id region_id_input'],
]);

/** For every other carrier: free shipping, flat rate, and a shop's own. */
const anyCarrier = 'country_id';

/**
 * Checks an address against each carrier's rule.
 * @param required the message, with `%1` for the field
 */
export function checkAddress(carriers: readonly string[], address: RateAddress, required: string): AddressCheckResult {
  const errors: Record<string, readonly string[]> = {};
  for (const carrier of carriers) {
    errors[carrier] = missingFields(carrier, address).map((field) => fill(required, field));
  }
  return { valid: carriers.some((carrier) => errors[carrier]?.[0] === undefined), errors };
}

/** The fields that a carrier still needs, in the order of its rule. */
function missingFields(carrier: string, address: RateAddress): string[] {
  const fields = (rules.get(carrier) ?? anyCarrier).split(' ');
  return fields.filter((field) => isEmpty(address[field]) && isNeeded(field, address));
}

/**
 * Whether to ask the shopper for a field. Many countries have no regions, so a region is asked for only if no carrier can do without
 * it.
 */
export function isRequested(field: string, carriers: readonly string[], address: RateAddress): boolean {
  const missing = carriers.map((carrier) => missingFields(carrier, address));
  if (!isRegion(field)) return missing.flat().includes(field);
  return missing.every(({ length }) => length > 0) && missing.flat().some(isRegion);
}

function isRegion(field: string): boolean {
  return field.startsWith('region');
}

/** A region can be chosen from a list or typed. Magento calls the typed one `region_id_input`, others `region_input`. */
function isNeeded(field: string, { region, region_id, region_input }: RateAddress): boolean {
  if (!isRegion(field)) return true;
  return isEmpty(region) && isEmpty(region_id) && (field === 'region_id' || isEmpty(region_input));
}

/** As in Magento, a space and 0 are values. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
