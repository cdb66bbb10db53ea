// Lit without shadow roots, so that it renders the same nodes into the same tree.
import { html, LitElement } from 'lit';
import { ratingOf, rowPriceOf } from './rules.mjs';

class LightElement extends LitElement {
  /** @override */
  createRenderRoot() {
    return this;
  }
}

class LitWeee extends LightElement {
  /** @override */
  render() {
    return html`<div><div class="shop-weee__row"><span class="price" data-row="incl">${rowPriceOf(this)}</span></div></div>`;
  }
}

class LitStars extends LightElement {
  /** @override */
  render() {
    const { label, word, states } = ratingOf(this);
    const stars = states.map((state, index) => html`<span data-star=${index + 1} data-state=${state}></span>`);
    return html`<div><span class="shop-rating-stars" role="img" aria-label=${label} title=${word}>${stars}</span><span data-hint hidden>${word}</span></div>`;
  }
}

customElements.define('lit-weee', LitWeee);
customElements.define('lit-stars', LitStars);

Reflect.set(window, 'mount', (/** @type {Element} */ main) => {
  const last = main.lastElementChild;
  return last instanceof LitElement ? last.updateComplete : undefined;
});
