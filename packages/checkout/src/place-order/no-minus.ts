/** What is typed into a number field of the payment area, without its minus. What is no number stays as it is. */
export function withoutMinus(text: string): string {
  return Number(text) < 0 ? text.replace('-', '') : text;
}

/** Fields for numbers: those of the browser's own kind, and ours, which are text with a keyboard of digits. */
const numberFields = 'input[type=number], input[inputmode=numeric]';

/**
 * Takes the minus from numbers that are typed in the payment area around an element. It comes before every other listener,
 * so that none sees the minus.
 * @returns ends it
 */
export function dropMinus(element: HTMLElement): () => void {
  const area = element.closest('[data-payment-method], .payment-method-content') ?? element;
  const typed = ({ target }: Event): void => {
    if (!(target instanceof HTMLInputElement) || !target.matches(numberFields)) return;
    const value = withoutMinus(target.value);
    if (value !== target.value) target.value = value;
  };
  area.addEventListener('input', typed, true);
  return () => area.removeEventListener('input', typed, true);
}
