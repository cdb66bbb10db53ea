import { fieldText } from '../views/address-view';
import { parseAddress } from './address-form';
import { agreements } from './agreements';
import { vaultMethod } from './payment-methods';
import type { PaymentChoice } from './place-order';
import type { Address } from './records';
import { countries } from './regions';

/** The address in a posted form, with fields named `billing[city]`, or `city` without a prefix. */
export function postedAddress(form: URLSearchParams, prefix: 'shipping' | 'billing' | ''): Address | undefined {
  const nameOf = (name: string) => (prefix === '' ? name : `${prefix}[${name}]`);
  const field = (name: string) => fieldText(form.get(nameOf(name)));
  const countryId = field('country_id');
  const hasList = countries.some((country) => country.id === countryId && country.regions.length > 0);
  return parseAddress({
    firstname: field('firstname'),
    lastname: field('lastname'),
    company: field('company'),
    street: ['', 0, 1]
      .flatMap((line) => form.getAll(`${nameOf('street')}[${line}]`))
      .map(fieldText)
      .filter((line, index) => index === 0 || line !== ''),
    city: field('city'),
    postcode: field('postcode'),
    country_id: countryId,
    // The form has both fields; only the one for the country counts.
    region_id: hasList ? field('region_id') : null,
    region: hasList ? null : field('region'),
    telephone: field('telephone'),
  });
}

/**
 * The payment method and the accepted agreements. Every method has its fields in the form, so among fields with the same name,
 * the filled one counts.
 */
export function postedChoice(form: URLSearchParams): PaymentChoice {
  const payment = (name: string) => fieldText(form.getAll(`payment[${name}]`).filter(Boolean).at(-1) ?? null);
  const selected = payment('method');
  const publicHash = form.get(`payment[${selected}][public_hash]`);
  return {
    method: publicHash === null ? selected : vaultMethod.code,
    poNumber: payment('po_number') || null,
    card: {
      number: payment('cc_number'),
      expirationMonth: payment('cc_exp_month'),
      expirationYear: payment('cc_exp_year'),
      verification: payment('cc_cid'),
    },
    publicHash,
    saveCard: false,
    agreementIds: agreements.map(({ id }) => id).filter((id) => form.has(`agreement[${id}]`)),
  };
}
