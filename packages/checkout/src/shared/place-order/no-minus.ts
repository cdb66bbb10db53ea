import { useListener } from '@shop-elements/core';
import { methodSectionOf } from '../method-section';

/** Number fields, and text fields with a numeric keyboard. */
const NUMBER = 'input[type=number], input[inputmode=numeric]';

/** Removes a minus that is typed into a number field of the payment method. */
export function useNoMinus(element: HTMLElement): void {
  // On the document in the capture phase, so that no other listener sees the minus.
  useListener(
    document,
    'input',
    ({ target }) => {
      if (!(target instanceof HTMLInputElement) || !target.matches(NUMBER)) return;
      const area = methodSectionOf(element) ?? element.closest('.payment-method-content') ?? element;
      const value = withoutMinus(target.value);
      if (area.contains(target) && value !== target.value) target.value = value;
    },
    { capture: true },
  );
}

/** Removes the minus from a number. Leaves other text unchanged. */
export function withoutMinus(text: string): string {
  return Number(text) < 0 ? text.replace('-', '') : text;
}
