/**
 * Limits of single files, in kB (1,000 bytes) of brotli. Where more was promised than is reached yet, the limit is what is reached,
 * so that it can only shrink, and the promise stands beside it.
 */
export const fileLimits = {
  'shop-elements.umd.js': 70,
  'shop-elements.all.umd.js': 132.5, // promised: 100
  'shop-elements.map.js': 50,
  'shop-elements.css': 10,
  'shop-elements.loader.js': 2.6, // promised: 2.5
};

/** What a page with the loader fetches, itself included, before its elements are drawn. */
export const pages = [
  {
    name: 'category page',
    elements: [
      'messages',
      'layered-nav',
      'infinite-scroll',
      'rating-stars',
      'mobile-menu',
      'top-menu',
      'cookie-notice',
    ],
    limit: 44.5, // promised: 34
    requests: 4,
  },
  {
    name: 'checkout page',
    elements: ['messages', 'cc-form', 'agreements', 'gift-message', 'offline-payment'],
    limit: 52.5, // promised: 38
    requests: 4,
  },
];
