import * as z from 'zod/mini';
import type { Address } from './records';
import { findCountry, findRegion } from './regions';

const text = z.nullish(z.union([z.string(), z.number()]));

/** An address as scripts send it, in either spelling. Rejects unknown keys, like Magento. */
const addressInput = z.strictObject({
  id: text,
  firstname: text,
  lastname: text,
  middlename: text,
  prefix: text,
  suffix: text,
  company: text,
  street: z.nullish(z.union([z.array(z.string()), z.string()])),
  city: text,
  postcode: text,
  country_id: text,
  region_id: text,
  region_code: text,
  region: z.nullish(z.union([z.string(), z.looseObject({})])),
  telephone: text,
  fax: text,
  vat_id: text,
  email: text,
  customer_id: text,
  customer_address_id: text,
  same_as_billing: z.nullish(z.union([z.number(), z.boolean(), z.string()])),
  save_in_address_book: z.nullish(z.union([z.number(), z.boolean(), z.string()])),
  custom_attributes: z.nullish(z.unknown()),
  extension_attributes: z.nullish(z.unknown()),
});

/** The address in a request; undefined if it contains unknown fields. */
export function parseAddress(input: unknown): Address | undefined {
  const parsed = addressInput.safeParse(snakeKeys(input));
  if (!parsed.success) return undefined;
  const data = parsed.data;
  const countryId = words(data.country_id);
  const regionId = Number(words(data.region_id)) || null;
  const known = findRegion(findCountry(countryId), regionId);
  const street = typeof data.street === 'string' ? data.street.split('\n') : (data.street ?? []);
  return {
    firstname: words(data.firstname),
    lastname: words(data.lastname),
    company: words(data.company),
    street: street.map((line) => line.trim()),
    city: words(data.city),
    postcode: words(data.postcode),
    countryId,
    regionId: known?.id ?? null,
    regionCode: known?.code ?? null,
    region: known?.name ?? (typeof data.region === 'string' && data.region !== '' ? data.region : null),
    telephone: words(data.telephone),
    customerAddressId: Number(words(data.customer_address_id)) || null,
  };
}

/** The fields that an order still requires, with the names that Magento uses in its message. */
export function missingFields(address: Address): string[] {
  const missing: string[] = [];
  if (address.firstname === '') missing.push('firstname');
  if (address.lastname === '') missing.push('lastname');
  if (address.street.every((line) => line === '')) missing.push('street');
  if (address.city === '') missing.push('city');
  if (address.telephone === '') missing.push('telephone');
  if (address.postcode === '') missing.push('postcode');
  if (address.countryId === '') missing.push('countryId');
  if ((findCountry(address.countryId)?.regions.length ?? 0) > 0 && address.regionId === null) missing.push('regionId');
  return missing;
}

export function missingFieldsText(missing: readonly string[]): string {
  return missing.map((field) => `"${field}" is required. Enter and try again.`).join(' ');
}

export function isEmail(value: string): boolean {
  return /^[^\s@"<>]+@[^\s@"<>]+\.[^\s@"<>.]+$/.test(value);
}

/** `countryId` and `country_id` are equivalent in a request. */
export function snakeKeys(input: unknown): unknown {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) return input;
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), value]),
  );
}

function words(value: string | number | null | undefined): string {
  return value === null || value === undefined ? '' : String(value).trim();
}
