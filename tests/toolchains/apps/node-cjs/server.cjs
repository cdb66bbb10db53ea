// The same with require(), React 18 and the one script.
const { createReadStream } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');
const { RatingStars } = require('@shop-elements/catalog/rating-stars');
require('@shop-elements/site/collapse/define');
const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { ShopElements } = require('shop-elements');

const files = path.dirname(require.resolve('shop-elements/shop-elements.css'));
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
    <script src="/static/shop-elements.umd.js" defer></script>
    <script>
      document.addEventListener('shop-rating-stars-change', ({ detail }) => {
        document.querySelector('output').value = detail.score;
      });
    </script>
    ${renderToString(page)}`);
}).listen(Number(process.env.PORT));
