/**
 * Elements that share a file, because pages use them together. A page loads `core`, the code it shares with others, and its own
 * area. Elements in no area are rare: each has its own file, which loads just before the element scrolls into view. `pnpm size`
 * prints what each element costs and what each kind of page loads.
 */
export const areas = {
  /** Loaded on every page, with the page API. Checkouts have a cookie notice, too, and nothing else of `common`. */
  core: ['cookie-notice', 'messages'],
  /** The frame of a shop's pages, and what product lists and product pages share. */
  common: ['breadcrumbs', 'mobile-menu', 'rating-stars', 'top-menu'],
  list: ['infinite-scroll', 'layered-nav'],
  product: ['post-action'],
  /** For shops that charge fees such as one for recycling, which most don't. Carts and product lists contain it many times. */
  fees: ['weee'],
  /** Further down on a product page. */
  details: ['downloadable-links', 'product-reviews', 'recently-viewed', 'review-form'],
  checkout: ['agreements', 'cc-form', 'gift-message', 'offline-payment'],
  payment: ['iframe-gateway', 'vault-card', 'vault-enabler'],
  /** What is also on cart and account pages, which have no card form. */
  cart: ['coupon', 'gift-options', 'stored-cards'],
  content: ['banner', 'buttons', 'page-builder', 'product-carousel', 'row', 'slider', 'tabs'],
  site: ['accordion', 'collapse', 'show-more'],
};

/**
 * What elements load by `import()`, by the name of the imported module. While the shop answers a call: the cleaner of HTML, and what
 * shows the reply, or returns to a place in it (`replies` is one file). While a dialog is open: what lets it give way.
 */
const later = {
  cleaner: ['cleaner'],
  'give-way': ['give-way'],
  replies: ['read-reply', 'return-to-place', 'show-list', 'show-reply'],
};

/** No element may have the name of a part: its code would take the part's place. */
export const partNames = new Set([...Object.keys(areas), ...Object.keys(later), 'shared', 'styles', 'video']);

/** @typedef {keyof typeof areas} Area */

/** Areas and rare elements whose pages have the card form's code anyway. */
const onPaymentPages = new Set(['checkout', 'payment', 'onepage-checkout']);

/**
 * Rare elements that act before shoppers see them: for a button elsewhere on the page, or in a long form that can be filled in or sent
 * from above.
 */
export const startsUnseen = new Set([
  'address-check',
  'captcha',
  'filter-sidebar',
  'modal',
  'onepage-checkout',
  'popup',
  'require-cookie',
]);

/** The parts in `shop-elements.umd.js`. It fetches the others when a page needs them. */
export const eager = new Set(['core', 'common', 'list', 'checkout', 'shared']);

/**
 * The part that a module belongs to, depending on its users. A module has at least the users of its importers, so two parts can't
 * import each other.
 * @param {ReadonlySet<string>} users names of the areas, rare elements and lazy modules that need it
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
  if (needed('common', 'list')) return 'common';
  if (Array.from(users).every((name) => onPaymentPages.has(name))) return 'checkout';
  // `checkout` and `content` are large: no other page must load one for a module that it shares with it.
  if (inAreas.length === 1 && !needed('checkout', 'content')) return inAreas[0];
  if (inAreas.length === 1 && needed('content')) return 'video';
  return needed('checkout', 'payment', 'cart') ? 'shared' : 'common';
}
