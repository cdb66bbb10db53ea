// Preact with the thinnest possible bridge: no settings, no error handling, no lifecycle.
import { h, render } from 'preact';
import { ratingOf, rowPriceOf } from './rules.mjs';

/** @param {{ price: string }} props */
const Weee = ({ price }) =>
  h('div', null, h('div', { class: 'shop-weee__row' }, h('span', { class: 'price', 'data-row': 'incl' }, price)));

/** @param {ReturnType<typeof ratingOf>} props */
const Stars = ({ label, word, states }) =>
  h(
    'div',
    null,
    h(
      'span',
      { class: 'shop-rating-stars', role: 'img', 'aria-label': label, title: word },
      states.map((state, index) => h('span', { 'data-star': index + 1, 'data-state': state })),
    ),
    h('span', { 'data-hint': '', hidden: true }, word),
  );

class PreactWeee extends HTMLElement {
  connectedCallback() {
    render(h(Weee, { price: rowPriceOf(this) }), this);
  }
}

class PreactStars extends HTMLElement {
  connectedCallback() {
    render(h(Stars, ratingOf(this)), this);
  }
}

customElements.define('preact-weee', PreactWeee);
customElements.define('preact-stars', PreactStars);
