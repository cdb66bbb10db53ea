import type { Customer } from '../customer/customers';
import { findCountry } from '../quote/regions';

/** The customer in the checkout page's data: unescaped texts, ids as text. */
export function customerData(customer: Customer) {
  const main = customer.addresses.find((entry) => entry.isDefault);
  const mainId = main === undefined ? null : String(main.id);
  return {
    website_id: '1',
    email: customer.email,
    group_id: '1',
    store_id: '1',
    created_at: customer.createdAt,
    updated_at: customer.createdAt,
    disable_auto_group_change: '0',
    created_in: 'Default Store View',
    prefix: null,
    firstname: customer.firstname,
    middlename: null,
    lastname: customer.lastname,
    suffix: null,
    dob: null,
    default_billing: mainId,
    default_shipping: mainId,
    taxvat: null,
    confirmation: null,
    gender: null,
    addresses: Object.fromEntries(
      customer.addresses.map(({ id, address, isDefault }) => [
        String(id),
        {
          id: String(id),
          customer_id: String(customer.id),
          company: address.company || null,
          prefix: null,
          firstname: address.firstname,
          lastname: address.lastname,
          middlename: null,
          suffix: null,
          street: address.street,
          city: address.city,
          region: { region: address.region, region_code: address.regionCode, region_id: address.regionId ?? 0 },
          region_id: address.regionId === null ? null : String(address.regionId),
          postcode: address.postcode,
          country_id: address.countryId,
          telephone: address.telephone,
          fax: null,
          default_billing: isDefault ? true : null,
          default_shipping: isDefault ? true : null,
          inline: [
            `${address.firstname} ${address.lastname}`,
            address.street.join(' '),
            address.city,
            `${address.region ?? ''} ${address.postcode}`.trim(),
            findCountry(address.countryId)?.name ?? address.countryId,
          ].join(', '),
          custom_attributes: [],
          extension_attributes: {},
          vat_id: null,
        },
      ]),
    ),
    id: String(customer.id),
    extension_attributes: { is_subscribed: false },
  };
}
