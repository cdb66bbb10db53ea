/** The variables of the shop's emails: settings of the shop, and its own texts. */
export interface Variable {
  type: 'default' | 'custom';
  code: string;
  name: string;
  value: string;
}

const settings: readonly (readonly [code: string, name: string, value: string])[] = [
  ['web/unsecure/base_url', 'Base Unsecure URL', 'http://alderandfinch.test/'],
  ['web/secure/base_url', 'Base Secure URL', 'https://alderandfinch.test/'],
  ['general/store_information/name', 'Store Name', 'Alder & Finch'],
  ['general/store_information/phone', 'Store Phone Number', '+1 503 555 0142'],
  ['general/store_information/hours', 'Store Hours of Operation', 'Tuesday to Saturday, 10 to 6'],
  ['general/store_information/country_id', 'Country', 'United States'],
  ['general/store_information/region_id', 'Region/State', 'Oregon'],
  ['general/store_information/postcode', 'Zip/Postal Code', '97103'],
  ['general/store_information/city', 'City', 'Astoria'],
  ['general/store_information/street_line1', 'Street Address 1', '28 Ferry Lane'],
  ['general/store_information/street_line2', 'Street Address 2', 'Unit B'],
  ['trans_email/ident_general/name', 'General Contact Name', 'Alder & Finch'],
  ['trans_email/ident_general/email', 'General Contact Email', 'hello@alderandfinch.test'],
  ['trans_email/ident_sales/name', 'Sales Representative Contact Name', 'The packing table'],
  ['trans_email/ident_sales/email', 'Sales Representative Contact Email', 'orders@alderandfinch.test'],
  ['trans_email/ident_support/name', 'Customer Support Name', 'The workbench'],
  ['trans_email/ident_support/email', 'Customer Support Email', 'repairs@alderandfinch.test'],
];

const ownTexts: readonly (readonly [code: string, name: string, value: string])[] = [
  ['repair_promise', 'Repair promise', 'Everything we sell, we repair.'],
  ['return_days', 'Days to send goods back', '30'],
  ['parcel_cutoff', 'Last hour for parcels of the day', '2 in the afternoon'],
  ['season_greeting', 'Greeting of the season', 'Warm feet and dry matches!'],
  ['owner_signature', 'Signature', 'Wren Alder and Tom Finch'],
];

export const variables: readonly Variable[] = [
  ...settings.map(([code, name, value]) => ({ type: 'default' as const, code, name, value })),
  ...ownTexts.map(([code, name, value]) => ({ type: 'custom' as const, code, name, value })),
];

export function directiveOf({ type, code }: Variable): string {
  return type === 'default' ? `{{config path="${code}"}}` : `{{customVar code=${code}}}`;
}

const directive = /\{\{(config path="([^"]*)"|customVar code=([^}]*))\}\}/g;

/** An email with its variables filled in, and the codes of unknown variables. */
export function fillTemplate(template: string): { text: string; unknown: string[] } {
  const unknown: string[] = [];
  const text = template.replace(directive, (written, _kind, path?: string, code?: string) => {
    const found = variables.find((variable) => directiveOf(variable) === written);
    if (found === undefined) unknown.push(path ?? code ?? '');
    return found?.value ?? '';
  });
  return { text, unknown };
}
