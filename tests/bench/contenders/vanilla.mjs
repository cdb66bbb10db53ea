// Hand-written custom elements, node by node: what a careful developer writes without a library.
import { ratingOf, rowPriceOf } from './rules.mjs';

class VanillaWeee extends HTMLElement {
  connectedCallback() {
    const root = document.createElement('div');
    const row = document.createElement('div');
    row.className = 'shop-weee__row';
    const price = document.createElement('span');
    price.className = 'price';
    price.setAttribute('data-row', 'incl');
    price.textContent = rowPriceOf(this);
    row.append(price);
    root.append(row);
    this.append(root);
  }
}

class VanillaStars extends HTMLElement {
  connectedCallback() {
    const { label, word, states } = ratingOf(this);
    const root = document.createElement('div');
    const stars = document.createElement('span');
    stars.className = 'shop-rating-stars';
    stars.setAttribute('role', 'img');
    stars.setAttribute('aria-label', label);
    stars.title = word;
    states.forEach((state, index) => {
      const star = document.createElement('span');
      star.setAttribute('data-star', String(index + 1));
      star.setAttribute('data-state', state);
      stars.append(star);
    });
    const hint = document.createElement('span');
    hint.setAttribute('data-hint', '');
    hint.hidden = true;
    hint.textContent = word;
    root.append(stars, hint);
    this.append(root);
  }
}

customElements.define('vanilla-weee', VanillaWeee);
customElements.define('vanilla-stars', VanillaStars);
