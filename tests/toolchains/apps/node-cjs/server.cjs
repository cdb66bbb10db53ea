// Like node-esm, but with require(), React 18 and the script instead of the loader.
const path = require('node:path');
const { RatingStars } = require('@shop-elements/catalog/rating-stars');
require('@shop-elements/site/collapse/define');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { ShopElements } = require('shop-elements');
const { serve, shopPage } = require('../node-shop.cjs');

ShopElements.configure({ locale: 'en' });

if (!renderToString(createElement(RatingStars)).startsWith('<shop-rating-stars')) process.exit(1);

serve(
  path.dirname(require.resolve('shop-elements/shop-elements.css')),
  '<script src="/static/shop-elements.umd.js" defer></script>',
  renderToString(shopPage(createElement)),
);
