import type { Address } from '../quote/records';
import { findCountry } from '../quote/regions';
import type { Translate } from '../texts/translate';

export const emptyAddress: Address = {
  firstname: '',
  lastname: '',
  company: '',
  street: [''],
  city: '',
  postcode: '',
  countryId: 'US',
  regionId: null,
  regionCode: null,
  region: null,
  telephone: '',
  customerAddressId: null,
};

/** An address in the format of a shipping label. */
export function addressLines(address: Address, t: Translate): string[] {
  return [
    `${address.firstname} ${address.lastname}`.trim(),
    address.company,
    ...address.street,
    [address.city, [address.region, address.postcode].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    t(findCountry(address.countryId)?.name ?? address.countryId),
    address.telephone,
  ].filter((line) => line !== '');
}

/** A shopper's input, trimmed and limited in length. */
export function fieldText(value: string | null): string {
  return (value ?? '').trim().slice(0, 255);
}
