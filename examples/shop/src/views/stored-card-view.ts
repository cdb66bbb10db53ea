import { cardTypeTitle, type StoredCard } from '../customer/stored-cards';
import type { Visit } from '../visit';

/** Data for a saved card. */
export function storedCardView({ publicHash, type, last4, expMonth, expYear }: StoredCard, visit: Visit) {
  return {
    publicHash,
    name: visit.t('%1, ending %2', cardTypeTitle(type), last4),
    type: cardTypeTitle(type),
    last4,
    expires: `${expMonth}/${expYear}`,
    icon: `/media/cc/${type.toLowerCase()}.svg`,
  };
}
