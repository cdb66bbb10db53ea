/** What the tests' shoppers buy, and the address that they enter. */

/** Products, by their id in the shop. */
export const goods = {
  lamp: { product: '102' },
  notebook: { product: '104' },
  sampler: { product: '159', 'links[]': '10' },
};

const somewhere = {
  firstname: 'Ann',
  lastname: 'de Wit',
  city: 'Porthaven',
  postcode: '1012 LG',
  country_id: 'NL',
  telephone: '+31 20 123 4567',
};

const billing = Object.entries(somewhere).map(([name, value]) => [`billing[${name}]`, value]);

/** The fields of the step before payment, as its form posts them. */
export const shippingFields: Readonly<Record<string, string>> = {
  ...somewhere,
  'street[0]': '1 Quay Street',
  ...Object.fromEntries(billing),
  'billing[street][0]': '1 Quay Street',
  username: 'ann@example.com',
  same_address: '1',
  shipping_method: 'flatrate_flatrate',
};
