/** An address as a form or a REST call has it: `country_id`, `region_id` … */
export type RateAddress = Readonly<Record<string, unknown>>;

/** Without these fields a carrier cannot say what a parcel costs. */
const rules: ReadonlyMap<string, string> = new Map([
  ['ups', 'postcode country_id'],
  ['dhl', 'postcode country_id city'],
  ['fedex', 'postcode country_id city'],
  ['tablerate', 'postcode country_id region_id region_id_input'],
]);

/** Free shipping, flat rate, and whatever carrier a shop has made for itself. */
const anyCarrier = 'country_id';

/** The fields that a carrier misses, in the order of its rule. */
export function missingFields(carrier: string, address: RateAddress): string[] {
  const fields = (rules.get(carrier) ?? anyCarrier).split(' ');
  return fields.filter((field) => isEmpty(address[field]) && isNeeded(field, address));
}

export function isRegion(field: string): boolean {
  return field.startsWith('region');
}

/** A region counts in either form: chosen from a list, or written. Magento calls the written one `region_id_input`, others `region_input`. */
function isNeeded(field: string, { region, region_id, region_input }: RateAddress): boolean {
  if (!isRegion(field)) return true;
  return isEmpty(region) && isEmpty(region_id) && (field === 'region_id' || isEmpty(region_input));
}

/** A space is something, and so is 0. */
function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || value === '';
}
