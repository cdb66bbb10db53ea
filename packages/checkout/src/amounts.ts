/**
 * Adds amounts of money without floating-point dust: 0.1 and 0.2 are 0.3. A sum has no more decimals than its parts, so
 * what binary arithmetic adds behind them is cut off.
 */
export function sum(amounts: readonly number[]): number {
  if (amounts.length === 1) return amounts[0] ?? 0;
  let total = 0;
  let decimals = 0;
  for (const amount of amounts) {
    total += amount;
    decimals = Math.max(decimals, String(amount).split('.')[1]?.length ?? 0);
  }
  return Number(total.toFixed(decimals));
}
