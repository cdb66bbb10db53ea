/** A thousand cart rows, each with its price from a JSON attribute. */

const format = { pattern: '$%s', requiredPrecision: 2, decimalSymbol: '.', groupSymbol: ',', groupLength: 3 };

/** @param {number} index */
const item = (index) => ({
  item_id: index,
  qty: 2,
  row_total: '20.0000',
  row_total_incl_tax: '24.0000',
  weee_tax_applied_amount: 0,
  weee_tax_applied: '[]',
});

/** @param {number} index */
const settings = (index) =>
  `data-display="0" data-tax-display="2" data-item='${JSON.stringify(item(index))}' data-price-format='${JSON.stringify(format)}'`;

/** @param {number} index */
const call = (index) => `(${JSON.stringify(item(index))}, ${JSON.stringify(format)})`;

const drawn = '<div class="shop-weee__row"><span class="price" data-row="incl">$24.00</span></div>';

/** @type {import('../sample.mjs').Scenario} */
export default {
  name: '1,000 prices of cart rows',
  count: 1000,
  last: '[data-row]',
  contenders: {
    'static HTML': { markup: () => `<div><div>${drawn}</div></div>` },
    vanilla: { script: 'vanilla', markup: (index) => `<vanilla-weee ${settings(index)}></vanilla-weee>` },
    ours: {
      script: 'ours',
      markup: (index) => `<shop-weee ${settings(index)}></shop-weee>`,
      limit: 1.9,
      goal: 1.25,
    },
    'ours over server markup': {
      script: 'ours',
      markup: (index) => `<shop-weee ${settings(index)}><div data-shop-root="server">${drawn}</div></shop-weee>`,
      limit: 1.6,
      goal: 1.05,
    },
    'Preact, thin bridge': { script: 'preact', markup: (index) => `<preact-weee ${settings(index)}></preact-weee>` },
    Lit: { script: 'lit', markup: (index) => `<lit-weee ${settings(index)}></lit-weee>` },
    Knockout: {
      script: 'knockout',
      markup: (index) =>
        `<div><div><div class="shop-weee__row"><span class="price" data-row="incl" data-bind='text: rowPrice${call(index)}'></span></div></div></div>`,
    },
    Alpine: {
      script: 'alpine',
      markup: (index) =>
        `<div x-data='weee${call(index)}'><div><div class="shop-weee__row"><span class="price" data-row="incl" x-text="price"></span></div></div></div>`,
    },
  },
};
