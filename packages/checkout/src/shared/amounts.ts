/** Adds amounts of money, rounded to 14 digits, so that 0.1 + 0.2 is 0.3 and not 0.30000000000000004. */
export function sum(amounts: readonly number[]): number {
  const total = amounts.reduce((before, amount) => before + amount, 0);
  return Number(total.toPrecision(14));
}

/** Whether nothing is left to pay: the server ignores less than a hundredth of a cent. */
export function isFree(grandTotal: number): boolean {
  return grandTotal < 0.0001;
}
