import { westernDigits } from '@shop-elements/dom';

/** A whole number in any digits, with any language's separators between thousands or lakhs. */
export const WHOLE_NUMBER = /\p{Nd}+(?:[\s.,'’٬]\p{Nd}{2,3})*/gu;

/** The last whole number in a text of the page, such as 31 in OpenMage's "1-12 of 31", in the digits of its language. */
export function printedNumber(text: string | null | undefined): number | undefined {
  const last = text?.match(WHOLE_NUMBER)?.at(-1);
  // Empty for digits that we can't convert, such as Bengali ones.
  const digits = westernDigits(last ?? '').replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
