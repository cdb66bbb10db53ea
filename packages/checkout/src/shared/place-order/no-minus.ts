/** Removes the minus from a number. Leaves other text unchanged. */
export function withoutMinus(text: string): string {
  return Number(text) < 0 ? text.replace('-', '') : text;
}

/** Removes a minus typed into a number field, or into a text field with a numeric keyboard. */
export function dropMinus({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('input[type=number], input[inputmode=numeric]')) return;
  const value = withoutMinus(target.value);
  if (value !== target.value) target.value = value;
}
