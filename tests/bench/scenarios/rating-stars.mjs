/** A thousand read-only ratings, as in a long product list. */

/**
 * @param {number} number
 * @param {string} state
 */
const star = (number, state) => `<span data-star="${number}" data-state="${state}"></span>`;

const drawn = `<span class="shop-rating-stars" role="img" aria-label="3.5 of 5 stars" title="good">${['on', 'on', 'on', 'half', 'off'].map((state, index) => star(index + 1, state)).join('')}</span><span data-hint="" hidden="">good</span>`;

/** @type {import('../sample.mjs').Scenario} */
export default {
  name: '1,000 read-only ratings',
  count: 1000,
  last: '[data-star="5"]',
  contenders: {
    'static HTML': { markup: () => `<div><div>${drawn}</div></div>` },
    vanilla: { script: 'vanilla', markup: () => '<vanilla-stars data-score="3.5"></vanilla-stars>' },
    ours: {
      script: 'ours',
      markup: () => '<shop-rating-stars data-score="3.5" data-read-only></shop-rating-stars>',
      limit: 1.5,
      goal: 1,
    },
    'ours over server markup': {
      script: 'ours',
      markup: () =>
        `<shop-rating-stars data-score="3.5" data-read-only><div data-shop-root="server">${drawn}</div></shop-rating-stars>`,
      limit: 1.4,
      goal: 0.95,
    },
    'Preact, thin bridge': { script: 'preact', markup: () => '<preact-stars data-score="3.5"></preact-stars>' },
    Lit: { script: 'lit', markup: () => '<lit-stars data-score="3.5"></lit-stars>' },
    Knockout: {
      script: 'knockout',
      markup: () =>
        `<div data-bind="with: rating(3.5)"><div><span class="shop-rating-stars" role="img" data-bind="attr: { 'aria-label': label, title: word }, foreach: states"><span data-bind="attr: { 'data-star': $index() + 1, 'data-state': $data }"></span></span><span data-hint hidden data-bind="text: word"></span></div></div>`,
    },
    Alpine: {
      script: 'alpine',
      markup: () =>
        `<div x-data="rating(3.5)"><div><span class="shop-rating-stars" role="img" :aria-label="label" :title="word"><template x-for="(state, index) in states"><span :data-star="index + 1" :data-state="state"></span></template></span><span data-hint hidden x-text="word"></span></div></div>`,
    },
  },
};
