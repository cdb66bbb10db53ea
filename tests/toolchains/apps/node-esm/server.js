// A server without a framework or a build: React renders the page, the autoloader upgrades it.
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { RatingStars } from '@shop-elements/catalog/rating-stars';
import '@shop-elements/site/collapse/define';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { ShopElements } from 'shop-elements';

const files = path.dirname(fileURLToPath(import.meta.resolve('shop-elements/shop-elements.css')));
const types = { '.js': 'text/javascript', '.css': 'text/css' };

ShopElements.configure({ locale: 'en' });

const crumbs = JSON.stringify([
  { name: 'home', label: 'Home', link: '/' },
  { name: 'product', label: 'Mug' },
]);

const fallback = (text) => createElement('p', { 'data-shop-fallback': '' }, text);
const page = createElement(
  'main',
  null,
  createElement('shop-breadcrumbs', { 'data-crumbs': crumbs }, fallback('Home / Mug')),
  createElement(
    'shop-collapse',
    null,
    createElement('button', { type: 'button' }, 'Care'),
    createElement('div', null, 'Wash by hand.'),
  ),
  createElement('shop-rating-stars', { 'data-score': 3 }, fallback('3 of 5 stars')),
  createElement('output', null, 3),
);

// The component renders its tag here as well.
if (!renderToString(createElement(RatingStars)).startsWith('<shop-rating-stars')) process.exit(1);

createServer(({ url = '/' }, response) => {
  if (url.startsWith('/static/')) {
    response.setHeader('content-type', types[path.extname(url)] ?? 'text/plain');
    createReadStream(path.join(files, path.normalize(url.slice('/static'.length)))).pipe(response);
    return;
  }
  response.setHeader('content-type', 'text/html');
  response.end(`<!doctype html><html lang="en"><title>Shop</title>
    <link rel="stylesheet" href="/static/shop-elements.css">
    <script type="module" src="/static/shop-elements.loader.js"></script>
    <script type="module">
      document.addEventListener('shop-rating-stars-change', ({ detail }) => {
        document.querySelector('output').value = detail.score;
      });
    </script>
    ${renderToString(page)}`);
}).listen(Number(process.env.PORT));
