// The computations that all contenders share, so that the benchmark compares only rendering.

const hints = ['bad', 'poor', 'regular', 'good', 'gorgeous'];

/**
 * @typedef {{ row_total_incl_tax: string, weee_tax_applied: string }} CartItem
 * @typedef {{ pattern: string, requiredPrecision: number, decimalSymbol: string, groupSymbol: string }} PriceFormat
 */

/**
 * The price of a cart row, including its fees.
 * @param {CartItem} item
 * @param {PriceFormat} format
 */
export function rowPrice(item, format) {
  let sum = Number(item.row_total_incl_tax);
  for (const fee of JSON.parse(item.weee_tax_applied)) sum += Math.max(0, Number(fee.row_amount_incl_tax));
  const [whole = '', decimals = ''] = sum.toFixed(format.requiredPrecision).split('.');
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.groupSymbol);
  return format.pattern.replace('%s', grouped + format.decimalSymbol + decimals);
}

/**
 * The five stars for a score, and its label.
 * @param {number} score
 */
export function rating(score) {
  const states = [1, 2, 3, 4, 5].map((number) => {
    const part = Math.round((score - number + 1) * 100) / 100;
    if (part >= 0.76) return 'on';
    return part > 0.25 ? 'half' : 'off';
  });
  return { label: `${score} of 5 stars`, word: hints[Math.ceil(score) - 1] ?? '', states };
}

/** @param {HTMLElement} element with `data-item` and `data-price-format` */
export function rowPriceOf({ dataset }) {
  return rowPrice(JSON.parse(dataset.item ?? '{}'), JSON.parse(dataset.priceFormat ?? '{}'));
}

/** @param {HTMLElement} element with `data-score` */
export function ratingOf({ dataset }) {
  return rating(Number(dataset.score));
}
