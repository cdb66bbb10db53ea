// A server without a framework or build: React renders the page, the loader upgrades it.
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RatingStars } from '@shop-elements/catalog/rating-stars';
import '@shop-elements/site/collapse/define';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ShopElements } from 'shop-elements';
import { serve, shopPage } from '../node-shop.cjs';

ShopElements.configure({ locale: 'en' });

// The component also renders its tag on the server.
if (!renderToString(createElement(RatingStars)).startsWith('<shop-rating-stars')) process.exit(1);

serve(
  path.dirname(fileURLToPath(import.meta.resolve('shop-elements/shop-elements.css'))),
  '<script type="module" src="/static/shop-elements.loader.js"></script>',
  renderToString(shopPage(createElement)),
);
