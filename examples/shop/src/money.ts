/** Magento's price format; the same object is printed for scripts. */
export interface PriceFormat {
  pattern: string;
  precision: number;
  requiredPrecision: number;
  decimalSymbol: string;
  groupSymbol: string;
  groupLength: number;
  integerRequired: boolean;
}

/** Rounds half up to two decimals: 1.005 becomes 1.01, although no binary number equals 1.005. */
export function cents(amount: number): number {
  const rounded = Math.round(Math.abs(amount) * 100 + 1e-6) / 100;
  return amount < 0 && rounded !== 0 ? -rounded : rounded;
}

/** Amounts as the database returns them: text with four decimals. */
export function amountText(amount: number): string {
  return amount.toFixed(4);
}

export function formatPrice(amount: number, format: PriceFormat): string {
  const [whole = '0', fraction = ''] = Math.abs(cents(amount)).toFixed(format.requiredPrecision).split('.');
  const groups = new RegExp(`\\B(?=(\\d{${format.groupLength}})+(?!\\d))`, 'g');
  const number = whole.replace(groups, format.groupSymbol) + (fraction === '' ? '' : format.decimalSymbol + fraction);
  return (cents(amount) < 0 ? '-' : '') + format.pattern.replace('%s', number);
}
