import type { CardConfig } from './card.config';
import { type CardCheck, checkCardNumber, hasStartDate } from './card-types';
import { typeChoices } from './choices';

/** What the form shows and reports about the entered number. */
export interface CardSummary {
  card: CardCheck;
  /** Code of the type to show, in the shop's spelling. */
  shownType: string | undefined;
  /** Code of the type; empty unless the number is valid. */
  storedType: string;
  /** Whether the method accepts this type of card. */
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
    // Shown only while the number may still become valid for the type.
    shownType: card.isPotentiallyValid || card.isUnfinished ? code : undefined,
    storedType: card.isValid ? code : '',
    isAccepted: accepted.length === 0 || accepted.includes(code),
    hasStartDate: config.hasSsCardType && hasStartDate(code),
    last4: card.isValid ? number.replace(/\s/g, '').slice(-4) : '',
  };
}

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

/** Accepted codes. Excludes British debit cards unless the form has their extra fields. */
function acceptedCodes(config: CardConfig): string[] {
  return Object.keys(typeChoices(config)).filter((code) => config.hasSsCardType || !hasStartDate(code));
}

/** A code in the shop's own spelling: Magento uses `ELO`, others `Elo`. */
function spelled(code: string, accepted: readonly string[]): string {
  return accepted.find((candidate) => candidate.toUpperCase() === code) ?? code;
}
