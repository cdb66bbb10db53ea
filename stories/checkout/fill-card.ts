interface CardElement extends HTMLElement {
  isComplete(): boolean;
}

/** Fills in a card's fields in order, like the browser's autofill. */
export function fillCard(element: CardElement, ...values: readonly string[]): void {
  // Calling a method makes the element render immediately.
  element.isComplete();
  for (const [index, field] of [...element.querySelectorAll<HTMLInputElement>('input[data-field]')].entries()) {
    field.value = values[index] ?? '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
