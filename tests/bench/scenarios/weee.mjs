/** A thousand rows of a cart, each with its price out of a JSON attribute. */

const item = (/** @type {number} */ index) => ({
  item_id: index,
  qty: 2,
  row_total: '20.0000',
  row_total_incl_tax: '24.0000',
  weee_tax_applied_amount: 0,
  weee_tax_applied: '[]',
});

const settings = (/** @type {number} */ index) =>
  `data-display="0" data-tax-display="2" data-item='${JSON.stringify(item(index))}' data-price-format='{"pattern":"$%s","requiredPrecision":2,"decimalSymbol":".","groupSymbol":",","groupLength":3}'`;

const drawn = '<div class="shop-weee__row"><span class="price" data-row="incl">$24.00</span></div>';

/** Hand-written: reads the same attributes, counts the same, draws the same nodes. Runs in the page. */
function vanilla() {
  class VanillaWeee extends HTMLElement {
    connectedCallback() {
      const { row_total_incl_tax: total, weee_tax_applied: fees } = JSON.parse(this.dataset.item ?? '{}');
      const format = JSON.parse(this.dataset.priceFormat ?? '{}');
      const applied = JSON.parse(fees);
      let sum = Number(total);
      for (const fee of applied) sum += Math.max(0, Number(fee.row_amount_incl_tax));
      const [whole = '', decimals = ''] = sum.toFixed(format.requiredPrecision).split('.');
      const grouped = whole.replace(/\B(?=(\d{3})+$)/g, format.groupSymbol);
      const root = document.createElement('div');
      const row = document.createElement('div');
      row.className = 'shop-weee__row';
      const price = document.createElement('span');
      price.className = 'price';
      price.setAttribute('data-row', 'incl');
      price.textContent = format.pattern.replace('%s', grouped + format.decimalSymbol + decimals);
      row.append(price);
      root.append(row);
      this.append(root);
    }
  }
  customElements.define('vanilla-weee', VanillaWeee);
}

export default {
  name: 'shop-weee x 1,000',
  count: 1000,
  last: '[data-row]',
  contenders: {
    'static HTML': { markup: () => `<div><div>${drawn}</div></div>` },
    vanilla: {
      setup: vanilla,
      markup: (/** @type {number} */ index) => `<vanilla-weee ${settings(index)}></vanilla-weee>`,
    },
    ours: {
      script: true,
      markup: (/** @type {number} */ index) => `<shop-weee ${settings(index)}></shop-weee>`,
      limit: 1.7,
      promise: 1.25,
    },
    'ours over right server markup': {
      script: true,
      markup: (/** @type {number} */ index) =>
        `<shop-weee ${settings(index)}><div data-shop-root="server">${drawn}</div></shop-weee>`,
      promise: 1.05,
    },
  },
};
