import { westernDigits } from '@shop-elements/dom';

/** The whole number in a text of the page, in the digits of its language. */
export function printedNumber(text: string | null | undefined): number | undefined {
  const digits = westernDigits(text ?? '').replace(/\D/g, '');
  return digits === '' ? undefined : Number(digits);
}
