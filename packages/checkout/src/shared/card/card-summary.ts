import type { CardConfig } from './card.config';
import { type CardCheck, checkCardNumber, hasStartDate } from './card-types';
import { typeChoices } from './choices';

/** What a form draws and reports about the number in its field. */
export interface CardSummary {
  card: CardCheck;
  /** Code of the type to show, in the shop's spelling. */
  shownType: string | undefined;
  /** Code of a valid number's type; empty for any other number. */
  storedType: string;
  /** The method takes this type of card. */
  isAccepted: boolean;
  hasStartDate: boolean;
  /** Empty until the number is valid. */
  last4: string;
}

export function summarize(number: string, config: CardConfig): CardSummary {
  const accepted = acceptedCodes(config);
  const card = checkCardNumber(number, accepted);
  const code = spelled(card.type?.code ?? '', accepted);
  return {
    card,
    // A type is shown as long as the number may still become one of its cards.
    shownType: card.isPotentiallyValid || card.isUnfinished ? code : undefined,
    storedType: card.isValid ? code : '',
    isAccepted: accepted.length === 0 || accepted.includes(code),
    hasStartDate: config.hasSsCardType && hasStartDate(code),
    last4: card.isValid ? number.replace(/\s/g, '').slice(-4) : '',
  };
}

/** Whether a second summary would draw and report the same. */
export function isSameSummary(one: CardSummary, other: CardSummary): boolean {
  return (
    one.card.type === other.card.type &&
    one.card.isValid === other.card.isValid &&
    one.card.isPotentiallyValid === other.card.isPotentiallyValid &&
    one.shownType === other.shownType &&
    one.isAccepted === other.isAccepted &&
    one.hasStartDate === other.hasStartDate &&
    one.last4 === other.last4
  );
}

/** Codes the method takes, without the British ones where it does not ask for their extra fields. */
function acceptedCodes(config: CardConfig): string[] {
  return Object.keys(typeChoices(config)).filter((code) => config.hasSsCardType || !hasStartDate(code));
}

/** A code in the shop's own spelling: Magento prints `ELO`, others `Elo`. */
function spelled(code: string, accepted: readonly string[]): string {
  return accepted.find((known) => known.toUpperCase() === code) ?? code;
}
