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

/** An address as it is written on a parcel. */
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

/** What a shopper typed, without the spaces around it and without a novel in it. */
export function fieldText(value: string | null): string {
  return (value ?? '').trim().slice(0, 255);
}
