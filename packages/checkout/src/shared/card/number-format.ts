/** A field's text and where the caret stands in it. */
export interface Typed {
  text: string;
  caret: number;
}

/**
 * Groups the digits of a card number by its type's gaps, and keeps the caret behind the same digit. Text that holds
 * anything but digits and spaces is left as typed: the shopper shall see what is wrong with it.
 */
export function groupDigits({ text, caret }: Typed, gaps: readonly number[]): Typed {
  if (/[^0-9\s]/.test(text)) return { text, caret };
  const digits = text.replace(/\s/g, '');
  const before = text.slice(0, caret).replace(/\s/g, '').length;
  const grouped = [...digits].map((digit, index) => (gaps.includes(index) ? ` ${digit}` : digit)).join('');
  const gapsBefore = gaps.filter((gap) => gap < before || (gap === before && before === digits.length)).length;
  return { text: grouped, caret: Math.min(before + gapsBefore, grouped.length) };
}

/** Removes the digit before or after the caret: for a deletion that only met a gap. */
export function deleteDigit({ text, caret }: Typed, direction: 'backward' | 'forward'): Typed {
  const left = text.slice(0, caret);
  const right = text.slice(caret);
  if (direction === 'forward') return { text: left + right.replace(/^\s*\d/, ''), caret };
  const shorter = left.replace(/\d\s*$/, '');
  return { text: shorter + right, caret: shorter.length };
}

/** A card number as it may be shown. */
export function maskNumber(text: string): string {
  return `xxxx-${text.slice(-4)}`;
}
