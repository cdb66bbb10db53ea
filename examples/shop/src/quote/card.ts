/**
 * A mock gateway. It checks a card like a real one and discards the number immediately: only the type and the last four digits
 * leave this file.
 */
export interface CardData {
  number: string;
  expirationMonth: string;
  expirationYear: string;
  verification: string;
}

export type CardResult = { ok: true; type: string; last4: string } | { ok: false; message: string };

/** A valid number that our gateway always declines, to test a refusal. */
const declinedNumber = '4000000000000002';

const kinds: readonly { code: string; pattern: RegExp; lengths: readonly number[]; verification: number }[] = [
  { code: 'AE', pattern: /^3[47]/, lengths: [15], verification: 4 },
  { code: 'VI', pattern: /^4/, lengths: [16], verification: 3 },
  { code: 'MC', pattern: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, lengths: [16], verification: 3 },
  { code: 'DI', pattern: /^(6011|64[4-9]|65)/, lengths: [16, 17, 18, 19], verification: 3 },
  { code: 'JCB', pattern: /^35(2[89]|[3-8])/, lengths: [16, 17, 18, 19], verification: 3 },
  { code: 'DN', pattern: /^(30[0-5]|3095|36|38|39)/, lengths: [14, 16, 17, 18, 19], verification: 3 },
  { code: 'MI', pattern: /^(50|5[6-9]|63|67)/, lengths: [12, 13, 14, 15, 16, 17, 18, 19], verification: 3 },
];

export function chargeCard(card: CardData, now: Date): CardResult {
  const number = card.number.replace(/\s/g, '');
  const kind = kinds.find((candidate) => candidate.pattern.test(number));
  if (!/^\d+$/.test(number) || kind === undefined || !kind.lengths.includes(number.length) || !passesLuhn(number)) {
    return refused('Please enter a valid credit card number.');
  }
  if (isPast(card, now)) return refused('Incorrect credit card expiration date.');
  if (!new RegExp(`^\\d{${kind.verification}}$`).test(card.verification)) {
    return refused('Please enter a valid credit card verification number.');
  }
  if (number === declinedNumber)
    return refused('Your card was declined. Please try another card or another way to pay.');
  return { ok: true, type: kind.code, last4: number.slice(-4) };
}

export function passesLuhn(number: string): boolean {
  const sum = Array.from(number)
    .reverse()
    .reduce((total, digit, index) => {
      const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
      return total + (value > 9 ? value - 9 : value);
    }, 0);
  return sum % 10 === 0;
}

function isPast({ expirationMonth, expirationYear }: CardData, now: Date): boolean {
  const month = Number(expirationMonth);
  const year = Number(expirationYear);
  if (!Number.isInteger(month) || month < 1 || month > 12 || !Number.isInteger(year)) return true;
  return year < now.getFullYear() || (year === now.getFullYear() && month < now.getMonth() + 1);
}

function refused(message: string): CardResult {
  return { ok: false, message };
}
