/**
 * Adds amounts of money without floating-point dust: 0.1 and 0.2 are 0.3. Binary arithmetic adds it in the sixteenth digit
 * or the one after.
 */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((before, amount) => before + amount, 0);
  return Number(total.toPrecision(14));
}

/** Whether nothing is left to pay: the server rounds away less than a hundredth of a cent. */
export function isFree(grandTotal: number): boolean {
  return grandTotal < 0.0001;
}
