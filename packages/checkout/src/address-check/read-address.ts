import type { FormField } from '../shared/form-fields';

/** Every field that a carrier can need; a typed region has three names. */
const fieldNames = ['country_id', 'region_id', 'region', 'region_id_input', 'region_input', 'city', 'postcode'];

/** An address form: its visible and its hidden fields, and their values, by the fields' names without prefix. */
interface EnteredAddress {
  fields: ReadonlyMap<string, FormField>;
  address: Readonly<Record<string, string>>;
}

/** @param prefix of the fields' names: `shipping` for `shipping[postcode]` */
export function readAddress(scope: ParentNode, prefix: string): EnteredAddress {
  const fields = new Map<string, FormField>();
  const address: Record<string, string> = {};
  for (const name of fieldNames) {
    const fullName = prefix === '' ? name : `${prefix}[${name}]`;
    const field = scope.querySelector<FormField>(`[name="${CSS.escape(fullName)}"]`);
    // A region has two fields; the page hides the one that doesn't fit the country.
    if (field === null || (field.type !== 'hidden' && field.getClientRects().length === 0)) continue;
    fields.set(name, field);
    address[name] = field.value;
  }
  return { fields, address };
}
