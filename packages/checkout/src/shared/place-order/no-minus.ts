import { useListener } from '@shop-elements/core';
import { methodSectionOf } from '../method-section';

/** Removes a minus that is typed into a number field of the payment method. */
export function useNoMinus(element: HTMLElement): void {
  // On the document in the capture phase, so that no other listener sees the minus.
  useListener(
    document,
    'input',
    (event) => {
      const area = methodSectionOf(element) ?? element.closest('.payment-method-content') ?? element;
      if (event.target instanceof Node && area.contains(event.target)) dropMinus(event);
    },
    { capture: true },
  );
}

/** Removes the minus from a number. Leaves other text unchanged. */
export function withoutMinus(text: string): string {
  return Number(text) < 0 ? text.replace('-', '') : text;
}

/** Removes a minus typed into a number field, or into a text field with a numeric keyboard. */
function dropMinus({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('input[type=number], input[inputmode=numeric]')) return;
  const value = withoutMinus(target.value);
  if (value !== target.value) target.value = value;
}
