// Shared by the two servers without a framework: the page and its files.
const { createReadStream } = require('node:fs');
const { createServer } = require('node:http');
const path = require('node:path');

const types = { '.js': 'text/javascript', '.css': 'text/css' };

const crumbs = JSON.stringify([
  { name: 'home', label: 'Home', link: '/' },
  { name: 'product', label: 'Mug' },
]);

/** Three elements, created with the server's React. */
exports.shopPage = (createElement) => {
  const fallback = (text) => createElement('p', { 'data-shop-fallback': '' }, text);
  return createElement(
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
};

/** Serves a page with one of the package's scripts from the folder `files`. */
exports.serve = (files, script, main) =>
  createServer(({ url = '/' }, response) => {
    if (url.startsWith('/static/')) {
      response.setHeader('content-type', types[path.extname(url)] ?? 'text/plain');
      createReadStream(path.join(files, path.normalize(url.slice('/static'.length)))).pipe(response);
      return;
    }
    response.setHeader('content-type', 'text/html');
    response.end(`<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,">
      <link rel="stylesheet" href="/static/shop-elements.css">
      ${script}
      <script>
        document.addEventListener('shop-rating-stars-change', ({ detail }) => {
          document.querySelector('output').value = detail.score;
        });
      </script>
      ${main}`);
  }).listen(Number(process.env.PORT));
