import cardValidator from 'card-validator';

/** A kind of card: what its numbers look like. */
export interface CardType {
  /** The shop's code: `VI`, `MC` … */
  code: string;
  title: string;
  /** First digits, and ranges of them. The longest match decides a number's type. */
  begins: string;
  lengths: readonly number[];
  /** Positions of the spaces in a shown number; every fourth digit if absent. */
  gaps?: readonly number[];
  /** What the issuer calls the verification number. */
  codeName: string;
  /** Digits of the verification number; three if absent. */
  codeSize?: number;
  /** Its numbers need no right check digit. */
  isUnchecked?: boolean;
}

const long = [16, 17, 18, 19];
const anyLength = [12, 13, 14, 15, ...long];

// First digits come from the card table of Magento's own form (Magento_Payment, credit-card-types.js). The lines called
// "current" add what people have today and that table lacks; they name their public source:
//   [B] github.com/braintree/credit-card-type, version 10
//   [S] docs.stripe.com/testing
// card-validator's own table is no substitute: it knows neither Aura nor the two kinds of Maestro, takes longer Visa and
// other Diners, Discover and UnionPay numbers than Magento, and names no type until no other type can follow.
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
      // Current [S]: 6011 1111 1111 1117, with which every shop tries its checkout.
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
      // Current [B] [S]: the rest of 62 but for 622926-622999, which Magento refuses, and 81.
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
      // Current [B]: the rest of 6, except first digits that may still become a Discover card or a Hipercard.
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

/** British debit cards with a start date or an issue number. They are only looked for where a method takes them. */
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

/** The codes that show the start date and issue number fields; `SS` is Switch and Solo in one. */
const BRITISH_CODES = ['SS', 'SM', 'SO'];

export function hasStartDate(code: string): boolean {
  return BRITISH_CODES.includes(code);
}

/** What a type with this code is called; undefined for a code that no type has. */
export function titleOfCode(code: string): string | undefined {
  const wanted = code.toUpperCase();
  return [...types, ...british].find((type) => type.code === wanted)?.title;
}

/** The type of a stored card, by the shop's code or by the name that a gateway gives it: `VI`, `visa`, `American Express`. */
export function cardTypeCalled(name: string): CardType | undefined {
  const wanted = name.toUpperCase();
  return types.find(({ code, title }) => code.toUpperCase() === wanted || title.toUpperCase() === wanted);
}

/** What the digits typed so far say about a card. */
export interface CardCheck {
  /** By its first digits; undefined while they do not decide. */
  type: CardType | undefined;
  isValid: boolean;
  /** Not valid yet, but more digits may make it so: what Magento's form reports. */
  isPotentiallyValid: boolean;
  /** The type has longer numbers than this, so a wrong check digit proves nothing yet. */
  isUnfinished: boolean;
}

const NOTHING: CardCheck = { type: undefined, isValid: false, isPotentiallyValid: false, isUnfinished: false };

/**
 * Judges a card number: digits with spaces.
 * @param accepted codes of the types a payment method takes; decides only whether British debit cards are looked for
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

const ASKED = 'shop-elements';

/**
 * Asks card-validator about a number of a type. Its types are in one table for the whole page, which a host application may
 * use as well: ours is in it only during the question. Twelve of a number's own digits match better than any other pattern.
 */
function isNumberOf({ lengths, isUnchecked = false }: CardType, digits: string): boolean {
  const { creditCardType, number } = cardValidator;
  creditCardType.addCard({
    type: ASKED,
    niceType: ASKED,
    patterns: [Number(digits.slice(0, 12))],
    lengths: [...lengths],
    gaps: [],
    code: { name: '', size: 3 },
  });
  try {
    return number(digits, { skipLuhnValidation: isUnchecked }).isValid;
  } finally {
    creditCardType.removeCard(ASKED);
  }
}

/** The type with the longest matching prefix; a single 3 already counts as American Express, as in Magento. */
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

/** All first digits, the longest first; British cards come before others of the same length. */
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
