/**
 * The elements that come in one file: those that pages use together. A page loads `core`, what it shares with others, and its own
 * area. An element that no area lists is rare: it has a file of its own, which loads when the element comes near the view.
 * `pnpm size` prints what each element costs and what each kind of page loads.
 */
export const areas = {
  /** With the page's API, on every page. */
  core: ['messages'],
  /** The frame of a shop's pages, and what product lists and product pages share. */
  common: ['cookie-notice', 'mobile-menu', 'rating-stars', 'top-menu'],
  list: ['infinite-scroll', 'layered-nav'],
  product: ['post-action', 'price-slider'],
  /** In carts and on products of shops that charge fees such as one for recycling, which most don't; there by the dozen. */
  fees: ['weee'],
  /** Further down on a product's page. */
  details: ['downloadable-links', 'product-reviews', 'recently-viewed', 'review-form'],
  checkout: ['agreements', 'cc-form', 'gift-message', 'offline-payment', 'vault-enabler'],
  payment: ['address-check', 'coupon', 'iframe-gateway', 'stored-cards', 'vault-card'],
  content: ['banner', 'buttons', 'page-builder', 'product-carousel', 'row', 'slider', 'tabs'],
  site: ['accordion', 'breadcrumbs', 'collapse', 'history-back', 'loading-button', 'modal', 'show-more'],
};

/**
 * What elements load by `import()` while the shop answers a call: the cleaner of HTML, and what shows the reply. By the name of the
 * imported module; `replies` is one file.
 */
const later = {
  cleaner: ['cleaner'],
  replies: ['read-reply', 'show-list', 'show-reply'],
};

/** @typedef {keyof typeof areas} Area */

/** Rare elements that load at once all the same: what opens them is elsewhere on the page, far from where they are. */
export const openedFromAfar = new Set(['filter-sidebar']);

/** The parts in `shop-elements.umd.js`. It fetches the others when a page needs them. */
export const eager = new Set(['core', 'common', 'list', 'product', 'checkout', 'site', 'shared', 'cleaner']);

/**
 * The part that a module belongs to, by who needs it. What a module imports has at least its users, so that no two parts can
 * import each other.
 * @param {ReadonlySet<string>} users names of the areas, rare elements and modules loaded later that need it
 */
export function partOf(users) {
  /** @param {Area[]} names */
  const needed = (...names) => names.some((name) => users.has(name));
  const [first = 'core', ...others] = Array.from(users);
  const inAreas = Array.from(users).filter((user) => Object.hasOwn(areas, user));
  if (needed('core') || (needed('common', 'list') && needed('checkout'))) return 'core';
  const loadedLater = Object.entries(later).find(([, modules]) => modules.some((name) => users.has(name)));
  if (inAreas.length === 0 && loadedLater !== undefined) return loadedLater[0];
  if (others.length === 0) return first;
  if (inAreas.length === 1) return inAreas[0];
  if (needed('common', 'list')) return 'common';
  if (needed('checkout'))
    return inAreas.every((name) => name === 'checkout' || name === 'payment') ? 'checkout' : 'shared';
  return needed('site') ? 'site' : 'common';
}
