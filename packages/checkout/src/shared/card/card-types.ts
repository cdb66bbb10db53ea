import isLuhnValid from 'card-validator/dist/luhn-10.js';

/** A kind of card: what its numbers look like. */
export interface CardType {
  /** The shop's code: `VI`, `MC` … */
  code: string;
  title: string;
  /** First digits, and ranges of them. The longest that a number begins with decides its type. */
  begins: string;
  lengths: readonly number[];
  /** Positions after which a space is shown, where it is not every fourth. */
  gaps?: readonly number[];
  /** Digits of the verification number, where it has not three. */
  codeSize?: number;
  /** Its numbers need no right check digit. */
  isUnchecked?: boolean;
}

/** How long the numbers are of types that differ in it. */
const long = [16, 17, 18, 19];
const anyLength = [12, 13, 14, 15, ...long];

/** The specification's twelve types (section 9); first digits from the facts, section 4.2. */
const types: readonly CardType[] = [
  { code: 'VI', title: 'Visa', begins: '4', lengths: [16] },
  { code: 'MC', title: 'MasterCard', begins: '51-55 2221-2720', lengths: [16] },
  { code: 'AE', title: 'American Express', begins: '34 37', lengths: [15], gaps: [4, 10], codeSize: 4 },
  { code: 'DN', title: 'Diners', begins: '3095 300-305 36 38 39', lengths: [14, ...long], gaps: [4, 10] },
  {
    code: 'DI',
    title: 'Discover',
    begins: '601174 601177-601179 601186-601189 60110 60112-60114 60119 644-649 65',
    lengths: long,
  },
  { code: 'JCB', title: 'JCB', begins: '3528-3589', lengths: long },
  {
    code: 'UN',
    title: 'UnionPay',
    begins: '622126-622199 622300-622925 6282-6288 624-626',
    lengths: long,
    isUnchecked: true,
  },
  { code: 'MI', title: 'Maestro International', begins: '50 56-59 63 67', lengths: anyLength },
  { code: 'MD', title: 'Maestro Domestic', begins: '676770 676774 6759', lengths: anyLength },
  { code: 'HC', title: 'Hipercard', begins: '606282 637095 637568 637599 637609 637612', lengths: [13, 16] },
  {
    code: 'ELO',
    title: 'Elo',
    begins:
      '401178-401179 431274 438935 457393 457631-457632 504175 506700-506702 506704-506708 506710-506712 506714-506721 ' +
      '506724-506733 506737 506739-506753 506760-506765 506770-506778 509000-509002 509004-509009 509012-509029 ' +
      '509031-509064 509066-509072 509074-509902 509964-509999 636297 636368 650405-650439 650485-650538 650541-650598 ' +
      '650700-650718 650720-650727 650901-650920 651652-651679 655000-655019 655021-655058',
    lengths: [16],
  },
  { code: 'AU', title: 'Aura', begins: '5078', lengths: [19] },
];

/** British debit cards with a start date or an issue number. They are only looked for where a method takes them. */
const british: readonly CardType[] = [
  { code: 'SO', title: 'Solo', begins: '63345-63349 6767', lengths: [16, 18, 19] },
  {
    code: 'SM',
    title: 'Switch',
    begins: '490302-490309 490335-490339 491101-491102 491174-491182 564182 633110 4936 6333 6759',
    lengths: [16, 18, 19],
  },
];

/** The codes that show the start date and issue number fields; `SS` is Switch and Solo in one. */
const BRITISH_CODES = ['SS', 'SM', 'SO'];

export function hasStartDate(code: string): boolean {
  return BRITISH_CODES.includes(code);
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
  const type = /^[0-9]+$/.test(digits) ? typeOf(digits, accepted) : undefined;
  if (type === undefined) return NOTHING;
  const { lengths, isUnchecked } = type;
  const isComplete = lengths.includes(digits.length);
  const isValid = isComplete && (isUnchecked === true || isLuhnValid(digits));
  const isUnfinished = digits.length < Math.max(...lengths);
  return { type, isValid, isPotentiallyValid: isComplete ? isValid : isUnfinished, isUnfinished };
}

/** The type whose first digits are all there, the most specific one; a single 3 already counts as American Express. */
function typeOf(digits: string, accepted: readonly string[]): CardType | undefined {
  let best: CardType | undefined;
  let longest = 0;
  for (const type of accepted.some(hasStartDate) ? [...british, ...types] : types) {
    const length = matched(digits === '3' ? '34' : digits, type);
    if (length <= longest) continue;
    longest = length;
    best = type;
  }
  return best !== undefined && hasStartDate(best.code) && !accepted.includes(best.code)
    ? { ...best, code: 'SS' }
    : best;
}

/** How many of a number's first digits say that it is of a type. */
function matched(digits: string, { begins }: CardType): number {
  const lengths = begins.split(' ').map((prefix) => {
    const [from = '', to = from] = prefix.split('-');
    const start = digits.slice(0, from.length);
    return start.length === from.length && from <= start && start <= to ? from.length : 0;
  });
  return Math.max(...lengths);
}
