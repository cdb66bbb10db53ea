import { westernDigits } from '@shop-elements/dom';

/** A whole number, with any language's separators between thousands or lakhs. */
const NUMBER = /\d+(?:[\s.,'’٬]\d{2,3})*/g;

/** The last whole number in a text of the page, such as 31 in OpenMage's "1-12 of 31", in the digits of its language. */
export function printedNumber(text: string | null | undefined): number | undefined {
  const last = westernDigits(text ?? '')
    .match(NUMBER)
    ?.at(-1);
  return last === undefined ? undefined : Number(last.replace(/\D/g, ''));
}
