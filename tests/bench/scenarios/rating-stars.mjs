/** A thousand ratings of a long list of products, to be read only. */

const star = (/** @type {number} */ number, /** @type {string} */ state) =>
  `<span data-star="${number}" data-state="${state}"></span>`;

const drawn = `<span class="shop-rating-stars" role="img" aria-label="3.5 of 5 stars" title="good">${['on', 'on', 'on', 'half', 'off'].map((state, index) => star(index + 1, state)).join('')}</span><span data-hint="" hidden="">good</span>`;

/** Hand-written: rounds the same score, draws the same nodes. Runs in the page. */
function vanilla() {
  const hints = ['bad', 'poor', 'regular', 'good', 'gorgeous'];
  class VanillaRating extends HTMLElement {
    connectedCallback() {
      const score = Number(this.dataset.score);
      const root = document.createElement('div');
      const stars = document.createElement('span');
      const word = hints[Math.ceil(score) - 1] ?? '';
      stars.className = 'shop-rating-stars';
      stars.setAttribute('role', 'img');
      stars.setAttribute('aria-label', `${score} of 5 stars`);
      stars.title = word;
      for (let number = 1; number <= 5; number += 1) {
        const part = Math.round((score - number + 1) * 100) / 100;
        const star = document.createElement('span');
        star.setAttribute('data-star', String(number));
        star.setAttribute('data-state', part >= 0.76 ? 'on' : part > 0.25 ? 'half' : 'off');
        stars.append(star);
      }
      const hint = document.createElement('span');
      hint.setAttribute('data-hint', '');
      hint.hidden = true;
      hint.textContent = word;
      root.append(stars, hint);
      this.append(root);
    }
  }
  customElements.define('vanilla-rating', VanillaRating);
}

export default {
  name: 'shop-rating-stars x 1,000, read-only',
  count: 1000,
  last: '[data-star="5"]',
  contenders: {
    'static HTML': { markup: () => `<div><div>${drawn}</div></div>` },
    vanilla: { setup: vanilla, markup: () => '<vanilla-rating data-score="3.5"></vanilla-rating>' },
    ours: {
      script: true,
      markup: () => '<shop-rating-stars data-score="3.5" data-read-only></shop-rating-stars>',
      limit: 1.6,
      promise: 1.2,
    },
    'ours over right server markup': {
      script: true,
      markup: () =>
        `<shop-rating-stars data-score="3.5" data-read-only><div data-shop-root="server">${drawn}</div></shop-rating-stars>`,
      promise: 1,
    },
  },
};
