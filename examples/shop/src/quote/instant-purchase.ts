import type { Customer } from '../customer/customers';
import { cardTypeTitle, isExpired, type StoredCard } from '../customer/stored-cards';
import type { Services } from '../services';
import type { Visit } from '../visit';
import type { Address } from './records';
import { findCountry } from './regions';

/** What a customer needs for Instant Purchase. */
export interface InstantOffer {
  card: StoredCard;
  address: { id: number; address: Address };
}

/** The newest valid card and the default address; undefined if either is missing. */
export function instantOffer(customer: Customer | undefined, { vault, now }: Services): InstantOffer | undefined {
  const card = vault.cardsOf(customer?.id ?? null).find((known) => !isExpired(known, now()));
  const address = customer?.addresses.find(({ isDefault }) => isDefault);
  return card === undefined || address === undefined ? undefined : { card, address };
}

/** The section `instant-purchase`. */
export function instantPurchaseSection(offer: InstantOffer | undefined, { t }: Visit): Record<string, unknown> {
  if (offer === undefined) return { available: false };
  const { card, address } = offer;
  const place = { id: String(address.id), summary: addressSummary(address.address) };
  return {
    available: true,
    paymentToken: { publicHash: card.publicHash, summary: summaryOf(card, t) },
    shippingAddress: place,
    billingAddress: place,
    shippingMethod: { carrier: 'instant-purchase', method: 'cheapest', summary: t('Cheapest price') },
  };
}

function summaryOf({ type, last4, expMonth, expYear }: StoredCard, t: Visit['t']): string {
  return t('Credit Card: %1, ending: %2 (expires: %3)', cardTypeTitle(type), last4, `${expMonth}/${expYear}`);
}

/** On one line, except for the lines of the street. Without a region there are two spaces, as in a live shop. */
function addressSummary({ firstname, lastname, street, city, region, postcode, countryId }: Address): string {
  const country = findCountry(countryId)?.name ?? countryId;
  return [`${firstname} ${lastname}`, street.join('\n'), city, `${region ?? ''} ${postcode}`, country].join(', ');
}
