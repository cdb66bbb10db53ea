import { cardNumber } from 'card-validator/dist/card-number.js';
import creditCardType from 'credit-card-type';

type Pattern = number | [number, number];

/** A kind of card: what its numbers look like and what its verification code is called. */
export interface CardType {
  /** The shop's code: `VI`, `MC` … */
  code: string;
  title: string;
  /** First digits; a pair is a range. The longest one that a number begins with decides its type. */
  patterns: Pattern[];
  /** Positions after which a space is shown. */
  gaps: number[];
  lengths: number[];
  verification: { name: string; size: number };
  /** card-validator's own name, where it treats the type in a way of its own: UnionPay is not checked by Luhn. */
  library?: string;
}

const fours = [4, 8, 12];
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, index) => from + index);

/** The specification's twelve types (section 9); first digits from the facts, section 4.2. */
const types: readonly CardType[] = [
  { code: 'VI', title: 'Visa', patterns: [4], gaps: fours, lengths: [16], verification: { name: 'CVV', size: 3 } },
  {
    code: 'MC',
    title: 'MasterCard',
    patterns: [
      [51, 55],
      [2221, 2720],
    ],
    gaps: fours,
    lengths: [16],
    verification: { name: 'CVC', size: 3 },
  },
  {
    code: 'AE',
    title: 'American Express',
    patterns: [34, 37],
    gaps: [4, 10],
    lengths: [15],
    verification: { name: 'CID', size: 4 },
  },
  {
    code: 'DN',
    title: 'Diners',
    patterns: [3095, [300, 305], 36, 38, 39],
    gaps: [4, 10],
    lengths: [14, ...range(16, 19)],
    verification: { name: 'CVV', size: 3 },
  },
  {
    code: 'DI',
    title: 'Discover',
    patterns: [601174, [601177, 601179], [601186, 601189], 60110, [60112, 60114], 60119, [644, 649], 65],
    gaps: fours,
    lengths: range(16, 19),
    verification: { name: 'CID', size: 3 },
  },
  {
    code: 'JCB',
    title: 'JCB',
    patterns: [[3528, 3589]],
    gaps: fours,
    lengths: range(16, 19),
    verification: { name: 'CVV', size: 3 },
  },
  {
    code: 'UN',
    title: 'UnionPay',
    patterns: [
      [622126, 622199],
      [622300, 622925],
      [6282, 6288],
      [624, 626],
    ],
    gaps: fours,
    lengths: range(16, 19),
    verification: { name: 'CVN', size: 3 },
    library: 'unionpay',
  },
  {
    code: 'MI',
    title: 'Maestro International',
    patterns: [50, [56, 59], 63, 67],
    gaps: fours,
    lengths: range(12, 19),
    verification: { name: 'CVC', size: 3 },
  },
  {
    code: 'MD',
    title: 'Maestro Domestic',
    patterns: [676770, 676774, 6759],
    gaps: fours,
    lengths: range(12, 19),
    verification: { name: 'CVC', size: 3 },
  },
  {
    code: 'HC',
    title: 'Hipercard',
    patterns: [606282, 637095, 637568, 637599, 637609, 637612],
    gaps: fours,
    lengths: [13, 16],
    verification: { name: 'CVC', size: 3 },
  },
  {
    code: 'ELO',
    title: 'Elo',
    patterns: [
      ...[[401178, 401179], 431274, 438935, 457393, [457631, 457632], 504175, [506700, 506702], [506704, 506708]],
      ...[[506710, 506712], [506714, 506721], [506724, 506733], 506737, [506739, 506753], [506760, 506765]],
      ...[
        [506770, 506778],
        [509000, 509002],
        [509004, 509009],
        [509012, 509029],
        [509031, 509064],
        [509066, 509072],
      ],
      ...[[509074, 509902], [509964, 509999], 636297, 636368, [650405, 650439], [650485, 650538], [650541, 650598]],
      ...[
        [650700, 650718],
        [650720, 650727],
        [650901, 650920],
        [651652, 651679],
        [655000, 655019],
        [655021, 655058],
      ],
    ] as Pattern[],
    gaps: fours,
    lengths: [16],
    verification: { name: 'CVC', size: 3 },
  },
  { code: 'AU', title: 'Aura', patterns: [5078], gaps: fours, lengths: [19], verification: { name: 'CVC', size: 3 } },
];

/** British debit cards with a start date or an issue number. They are only looked for where a method takes them. */
const british: readonly CardType[] = [
  {
    code: 'SO',
    title: 'Solo',
    patterns: [[63345, 63349], 6767],
    gaps: fours,
    lengths: [16, 18, 19],
    verification: { name: 'CVC', size: 3 },
  },
  {
    code: 'SM',
    title: 'Switch',
    patterns: [
      ...[[490302, 490309], [490335, 490339], [491101, 491102], [491174, 491182], 564182, 633110, 4936, 6333, 6759],
    ] as Pattern[],
    gaps: fours,
    lengths: [16, 18, 19],
    verification: { name: 'CVC', size: 3 },
  },
];

/** The codes that show the start date and issue number fields; `SS` is Switch and Solo in one. */
const BRITISH_CODES = ['SS', 'SM', 'SO'];

export function hasStartDate(code: string | undefined): boolean {
  return code !== undefined && BRITISH_CODES.includes(code);
}

/** What can be said about a number as typed so far. */
export interface CardCheck {
  /** By its first digits; undefined while they do not decide. */
  type: CardType | undefined;
  isValid: boolean;
  /** Not valid yet, but more digits may make it so: what the reference says of a number. */
  isPotentiallyValid: boolean;
  /** The type takes longer numbers than this, so a wrong check digit proves nothing yet. */
  isUnfinished: boolean;
}

const NOTHING: CardCheck = { type: undefined, isValid: false, isPotentiallyValid: false, isUnfinished: false };

/**
 * Judges a card number: digits with spaces. Specification, section 5 'Card number'; facts, section 4.3.
 * @param accepted codes of the types a payment method takes; decides only whether British debit cards are looked for
 */
export function checkCardNumber(text: string, accepted: readonly string[] = []): CardCheck {
  const digits = text.replace(/\s+/g, '');
  if (!/^[0-9]+$/.test(digits)) return NOTHING;
  fillTable(accepted.some(hasStartDate));
  const type = typeOf(digits, accepted);
  if (type === undefined) return NOTHING;
  const { isValid } = cardNumber(digits);
  const longest = Math.max(...type.lengths);
  return {
    type,
    isValid,
    isPotentiallyValid: type.lengths.includes(digits.length) ? isValid : digits.length < longest,
    isUnfinished: digits.length < longest,
  };
}

/** The type whose first digits are all there, the most specific one; a single 3 already counts as American Express. */
function typeOf(digits: string, accepted: readonly string[]): CardType | undefined {
  const [best] = creditCardType(digits === '3' ? '34' : digits)
    .filter(({ matchStrength }) => matchStrength !== undefined)
    .sort((a, b) => Number(b.matchStrength) - Number(a.matchStrength));
  const type = table.find((known) => (known.library ?? known.code) === best?.type);
  return type !== undefined && hasStartDate(type.code) && !accepted.includes(type.code)
    ? { ...type, code: 'SS' }
    : type;
}

/** Whether two checks say the same, so that a keystroke that changes nothing draws nothing. */
export function isSameCheck(one: CardCheck, other: CardCheck): boolean {
  return (
    one.type?.code === other.type?.code &&
    one.isValid === other.isValid &&
    one.isPotentiallyValid === other.isPotentiallyValid &&
    one.isUnfinished === other.isUnfinished
  );
}

let table: readonly CardType[] = [];

/** Gives card-validator our types in place of its own. */
function fillTable(withBritish: boolean): void {
  const wanted = withBritish ? [...british, ...types] : types;
  if (table.length === wanted.length) return;
  for (const { type } of creditCardType('')) creditCardType.removeCard(type);
  for (const { code, title, patterns, gaps, lengths, verification, library: name } of wanted) {
    creditCardType.addCard({ type: name ?? code, niceType: title, patterns, gaps, lengths, code: verification });
  }
  table = wanted;
}
