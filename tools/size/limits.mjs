/**
 * Limits of single files, in kB (1,000 bytes) of Brotli. If a goal is not reached yet, the limit is close to the current size, so that it
 * can only shrink, and a comment states the goal.
 */
export const fileLimits = {
  'shop-elements.umd.js': 70,
  'shop-elements.all.umd.js': 150.6, // goal: 100
  'shop-elements.map.js': 50,
  'shop-elements.css': 10,
  'shop-elements.loader.js': 3.05, // goal: 2.5. It contains the parts' hashes, so that its size varies by 20 bytes.
};

/** On every page of most shops. */
const frame = ['messages', 'mobile-menu', 'top-menu', 'cookie-notice'];

/** What a page with the loader, itself included, fetches before its elements render. */
export const pages = [
  {
    name: 'category page',
    elements: [...frame, 'layered-nav', 'infinite-scroll', 'rating-stars'],
    limit: 49.7, // goal: 34
    requests: 4,
  },
  {
    name: 'checkout page',
    elements: ['messages', 'cc-form', 'agreements', 'gift-message', 'offline-payment'],
    limit: 58.6, // goal: 38
    requests: 4,
  },
  {
    name: 'product page',
    elements: [...frame, 'breadcrumbs', 'post-action', 'rating-stars', 'product-reviews', 'review-form'],
    limit: 52.2,
    requests: 6,
  },
  { name: 'cart page', elements: [...frame, 'coupon', 'gift-options', 'weee'], limit: 50.6, requests: 6 },
  { name: 'login page', elements: [...frame, 'captcha'], limit: 46.2, requests: 5 },
  { name: 'page of stores', elements: [...frame, 'map'], limit: 51.3, requests: 5 },
];
