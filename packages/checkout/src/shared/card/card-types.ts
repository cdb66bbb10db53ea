import cardValidator from 'card-validator';

/** A card type and the format of its numbers. */
export interface CardType {
  /** The shop's code: `VI`, `MC` … */
  code: string;
  title: string;
  /** First digits, or ranges of them. The longest match determines a number's type. */
  begins: string;
  lengths: readonly number[];
  /** Positions of the spaces in a shown number; every fourth digit if absent. */
  gaps?: readonly number[];
  /** The issuer's name for the verification number. */
  codeName: string;
  /** Digits of the verification number; three if absent. */
  codeSize?: number;
  /** Its numbers need no valid check digit. */
  isUnchecked?: boolean;
}

const long = [16, 17, 18, 19];
const anyLength = [12, 13, 14, 15, ...long];

// First digits come from the card table of Magento's own form (Magento_Payment, credit-card-types.js). The lines marked
// "current" add newer ranges that the table lacks, with their public source:
//   [B] github.com/braintree/credit-card-type, version 10
//   [S] docs.stripe.com/testing
// card-validator's own table can't replace it: it lacks Aura and the two kinds of Maestro, accepts longer Visa and other Diners,
// Discover and UnionPay numbers than Magento, and determines a type only when no other type is possible.
const types: readonly CardType[] = [
  { code: 'VI', title: 'Visa', begins: '4', lengths: [16], codeName: 'CVV' },
  { code: 'MC', title: 'MasterCard', begins: '51-55 2221-2720', lengths: [16], codeName: 'CVC' },
  {
    code: 'AE',
    title: 'American Express',
    begins: '34 37',
    lengths: [15],
    gaps: [4, 10],
    codeName: 'CID',
    codeSize: 4,
  },
  {
    code: 'DN',
    title: 'Diners',
    begins: '3095 300-305 36 38 39',
    lengths: [14, ...long],
    gaps: [4, 10],
    codeName: 'CVV',
  },
  {
    code: 'DI',
    title: 'Discover',
    begins: joined(
      '601174 601177-601179 601186-601189 60110 60112-60114 60119 644-649 65',
      // Current [S]: 6011 1111 1111 1117, a common test number.
      '601111',
    ),
    lengths: long,
    codeName: 'CID',
  },
  { code: 'JCB', title: 'JCB', begins: '3528-3589', lengths: long, codeName: 'CVV' },
  {
    code: 'UN',
    title: 'UnionPay',
    begins: joined(
      '622126-622199 622300-622925 6282-6288 624-626',
      // Current [B] [S]: the rest of 62, except 622926-622999, which Magento refuses; and 81.
      '620-621 622000-622125 622200-622299 623 627-629 8100-8171',
    ),
    lengths: long,
    codeName: 'CVN',
    isUnchecked: true,
  },
  {
    code: 'MI',
    title: 'Maestro International',
    begins: joined(
      '50 56-59 63 67',
      // Current [B]: the rest of 6, except digits that may still become a Discover card or a Hipercard.
      '493698 600 602-605 607-609 61 640-643 66 68-69',
    ),
    lengths: anyLength,
    codeName: 'CVC',
  },
  { code: 'MD', title: 'Maestro Domestic', begins: '676770 676774 6759', lengths: anyLength, codeName: 'CVC' },
  {
    code: 'HC',
    title: 'Hipercard',
    begins: joined(
      '606282 637095 637568 637599 637609 637612',
      // Current [B]: Hiper.
      '63737423 63743358',
    ),
    lengths: [13, 16],
    codeName: 'CVC',
  },
  {
    code: 'ELO',
    title: 'Elo',
    begins: joined(
      '401178-401179 431274 438935 457393 457631-457632 504175 506700-506702 506704-506708 506710-506712 506714-506721',
      '506724-506733 506737 506739-506753 506760-506765 506770-506778 509000-509002 509004-509009 509012-509029',
      '509031-509064 509066-509072 509074-509902 509964-509999 636297 636368 650405-650439 650485-650538 650541-650598',
      '650700-650718 650720-650727 650901-650920 651652-651679 655000-655019 655021-655058',
      // Current [B].
      '451416 506699-506778 509000-509999 627780 650031-650033 650035-650051 650901-650978',
    ),
    lengths: [16],
    codeName: 'CVE',
  },
  { code: 'AU', title: 'Aura', begins: '5078', lengths: [19], codeName: 'CVC' },
];

/** British debit cards, with a start date or an issue number. Detected only if the method accepts them. */
const british: readonly CardType[] = [
  { code: 'SO', title: 'Solo', begins: '63345-63349 6767', lengths: [16, 18, 19], codeName: 'CVC' },
  {
    code: 'SM',
    title: 'Switch',
    begins: '490302-490309 490335-490339 491101-491102 491174-491182 564182 633110 4936 6333 6759',
    lengths: [16, 18, 19],
    codeName: 'CVC',
  },
];

/** Codes of cards with a start date or an issue number. `SS` combines Switch and Solo. */
const BRITISH_CODES = ['SS', 'SM', 'SO'];

export function hasStartDate(code: string): boolean {
  return BRITISH_CODES.includes(code);
}

export function titleOfCode(code: string): string | undefined {
  const upperCase = code.toUpperCase();
  return [...types, ...british].find((type) => type.code === upperCase)?.title;
}

/** Finds the type of a stored card by the shop's code or the gateway's name: `VI`, `visa`, `American Express`. */
export function cardTypeCalled(name: string): CardType | undefined {
  const upperCase = name.toUpperCase();
  return types.find(({ code, title }) => code === upperCase || title.toUpperCase() === upperCase);
}

/** The result of checking the digits typed so far. */
export interface CardCheck {
  /** Undefined while the first digits don't determine it. */
  type: CardType | undefined;
  isValid: boolean;
  /** Whether more digits may make it valid, as Magento's form reports it. */
  isPotentiallyValid: boolean;
  /** Whether the type has longer numbers, so that a wrong check digit is not an error yet. */
  isUnfinished: boolean;
}

const NOTHING: CardCheck = { type: undefined, isValid: false, isPotentiallyValid: false, isUnfinished: false };

/**
 * Checks a card number: digits with spaces.
 * @param accepted codes of the accepted types; determines only whether British debit cards are detected
 */
export function checkCardNumber(text: string, accepted: readonly string[] = []): CardCheck {
  const digits = text.replace(/\s+/g, '');
  const type = /^[0-9]+$/.test(digits) ? typeOf(digits, accepted) : undefined;
  if (type === undefined) return NOTHING;
  const isComplete = type.lengths.includes(digits.length);
  const isValid = isComplete && isNumberOf(type, digits);
  const isUnfinished = digits.length < Math.max(...type.lengths);
  return { type, isValid, isPotentiallyValid: isComplete ? isValid : isUnfinished, isUnfinished };
}

const TEMPORARY = 'shop-elements';

/**
 * Validates a number with card-validator. The host application may use the same global table of types, so this adds our type only
 * temporarily. Its pattern is the number's own first twelve digits, which match better than any other type's.
 */
function isNumberOf({ lengths, isUnchecked = false }: CardType, digits: string): boolean {
  const { creditCardType, number } = cardValidator;
  creditCardType.addCard({
    type: TEMPORARY,
    niceType: TEMPORARY,
    patterns: [Number(digits.slice(0, 12))],
    lengths: [...lengths],
    gaps: [],
    code: { name: '', size: 3 },
  });
  try {
    return number(digits, { skipLuhnValidation: isUnchecked }).isValid;
  } finally {
    creditCardType.removeCard(TEMPORARY);
  }
}

/**
 * The type with the longest matching prefix. As in Magento, a single 3 is already American Express. Digits of the same length
 * compare like numbers.
 */
function typeOf(digits: string, accepted: readonly string[]): CardType | undefined {
  const start = digits === '3' ? '34' : digits;
  const takesBritish = accepted.some(hasStartDate);
  const found = prefixes().find(
    ({ type, from, to }) =>
      (takesBritish || !hasStartDate(type.code)) &&
      start.length >= from.length &&
      from <= start.slice(0, from.length) &&
      start.slice(0, to.length) <= to,
  )?.type;
  return found !== undefined && hasStartDate(found.code) && !accepted.includes(found.code)
    ? { ...found, code: 'SS' }
    : found;
}

interface Prefix {
  type: CardType;
  from: string;
  to: string;
}

let byLength: readonly Prefix[] | undefined;

/** All prefixes, the longest first. British cards come before others of the same length. */
function prefixes(): readonly Prefix[] {
  byLength ??= [...british, ...types]
    .flatMap((type) =>
      type.begins.split(' ').map((range) => {
        const [from = '', to = from] = range.split('-');
        return { type, from, to };
      }),
    )
    .sort((one, other) => other.from.length - one.from.length);
  return byLength;
}

function joined(...ranges: readonly string[]): string {
  return ranges.join(' ');
}
