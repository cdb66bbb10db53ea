// Alpine, used like in Hyvä.
import Alpine from 'alpinejs';
import { rating, rowPrice } from './rules.mjs';

Alpine.data(
  'weee',
  (/** @type {import('./rules.mjs').CartItem} */ item, /** @type {import('./rules.mjs').PriceFormat} */ format) => ({
    price: rowPrice(item, format),
  }),
);
Alpine.data('rating', (/** @type {number} */ score) => rating(score));
Reflect.set(window, 'mount', async (/** @type {HTMLElement} */ main) => {
  Alpine.initTree(main);
  await Alpine.nextTick();
});
