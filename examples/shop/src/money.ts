/** Magento's description of how a price is written; the same object is printed for scripts. */
export interface PriceFormat {
  pattern: string;
  precision: number;
  requiredPrecision: number;
  decimalSymbol: string;
  groupSymbol: string;
  groupLength: number;
  integerRequired: boolean;
}

/** Half up at two decimals, so that 1.005 is 1.01 although no binary number is exactly 1.005. */
export function cents(amount: number): number {
  const rounded = Math.round(Math.abs(amount) * 100 + 1e-6) / 100;
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Amounts as the database hands them out: text with four decimals. */
export function amountText(amount: number): string {
  return amount.toFixed(4);
}

export function formatPrice(amount: number, format: PriceFormat): string {
  const [whole = '0', fraction = ''] = Math.abs(cents(amount)).toFixed(format.requiredPrecision).split('.');
  const groups = new RegExp(`\\B(?=(\\d{${format.groupLength}})+(?!\\d))`, 'g');
  const number = whole.replace(groups, format.groupSymbol) + (fraction === '' ? '' : format.decimalSymbol + fraction);
  return (cents(amount) < 0 ? '-' : '') + format.pattern.replace('%s', number);
}
