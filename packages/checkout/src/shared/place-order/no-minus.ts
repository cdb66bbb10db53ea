/** Removes the minus from a number field. Text that is not a number stays. */
export function withoutMinus(text: string): string {
  return Number(text) < 0 ? text.replace('-', '') : text;
}

/** Takes the minus from what was typed into a field for numbers: the browser's own, or ours, which are text. */
export function dropMinus({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || !target.matches('input[type=number], input[inputmode=numeric]')) return;
  const value = withoutMinus(target.value);
  if (value !== target.value) target.value = value;
}
