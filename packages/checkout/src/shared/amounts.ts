/**
 * Adds amounts of money without rounding errors: 0.1 and 0.2 is 0.3. Binary fractions affect the sixteenth digit or the next.
 */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((before, amount) => before + amount, 0);
  return Number(total.toPrecision(14));
}

/** Whether nothing is left to pay: the server ignores less than a hundredth of a cent. */
export function isFree(grandTotal: number): boolean {
  return grandTotal < 0.0001;
}
