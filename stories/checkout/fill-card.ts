interface CardElement extends HTMLElement {
  isComplete(): boolean;
}

/** Fills a card's fields in, in their order, as a browser does with a stored card. */
export function fillCard(element: CardElement, ...values: readonly string[]): void {
  // Asking for something makes the element draw at once.
  element.isComplete();
  for (const [index, field] of [...element.querySelectorAll<HTMLInputElement>('input[data-field]')].entries()) {
    field.value = values[index] ?? '';
    field.dispatchEvent(new Event('change', { bubbles: true }));
  }
}
