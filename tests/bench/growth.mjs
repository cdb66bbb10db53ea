// Measures how a page's cost grows with its size: linearly, or better.
import { quietMachine } from './quiet.mjs';
import { sample } from './sample.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 3;

/**
 * `exponent`: 1 means that the cost grows linearly, 2 that it grows quadratically.
 * @typedef {{ name: string, points: { size: number, wall: number }[], exponent: number }} Curve
 */

/** @typedef {{ name: string, sizes: number[], of: (size: number) => import('./sample.mjs').Scenario }} Growing */

/** Runs in the page. */
function showMessages() {
  Reflect.set(window, 'work', async (/** @type {Element} */ main) => {
    const count = Number(main.firstElementChild?.getAttribute('data-count'));
    const list = /** @type {Element & { add(message: object): void }} */ (main.firstElementChild);
    for (let number = 1; number <= count; number += 1) list.add({ type: 'success', text: `Message ${number}` });
    while (list.querySelectorAll('.message').length < count) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Loads the pages of a list, one after the other. Runs in the page. */
function loadPages() {
  const page = /** @type {{ ShopElements?: { configure(settings: { fetch: typeof fetch }): void } }} */ (
    /** @type {unknown} */ (window)
  );
  const products = (/** @type {number} */ number) =>
    Array.from(
      { length: 20 },
      (_, index) => `<li class="product-item"><a class="product-item-link" href="/p${number}-${index}">Tray</a></li>`,
    ).join('');
  let begin = () => {};
  const hasBegun = new Promise((resolve) => {
    begin = () => resolve(undefined);
  });
  page.ShopElements?.configure({
    fetch: async (url) => {
      await hasBegun;
      const number = Number(new URL(String(url), location.href).searchParams.get('p'));
      const reply = `<ol class="product-items">${products(number)}</ol><div class="pages"><a class="next" href="/?p=${number + 1}">Next</a></div>`;
      return new Response(reply, { headers: { 'Content-Type': 'text/html' } });
    },
  });
  Reflect.set(window, 'work', async (/** @type {Element} */ main) => {
    const pages = Number(main.firstElementChild?.getAttribute('data-auto-pages'));
    begin();
    while (main.querySelectorAll('.product-item').length < pages * 20)
      await new Promise((resolve) => setTimeout(resolve));
  });
}

/**
 * @param {number} count
 * @param {(index: number) => string} make
 */
const many = (count, make) => Array.from({ length: count }, (_, index) => make(index)).join('');

/** @type {Growing[]} */
const growing = [
  {
    name: 'Ratings',
    sizes: [10, 100, 1000, 10_000],
    of: (size) =>
      ours(size, '[data-star="5"]', () => '<shop-rating-stars data-score="3.5" data-read-only></shop-rating-stars>'),
  },
  {
    name: 'Messages',
    sizes: [10, 100, 1000],
    of: (size) => ours(1, '.message', () => `<shop-messages data-count="${size}"></shop-messages>`, showMessages),
  },
  {
    name: 'Slides',
    sizes: [10, 100, 1000],
    of: (size) =>
      ours(
        1,
        `[aria-label="${size} of ${size}"]`,
        () => `<shop-slider>${many(size, (index) => `<div>Slide ${index}</div>`)}</shop-slider>`,
      ),
  },
  {
    name: 'Filter values',
    sizes: [10, 100, 1000, 10_000],
    of: (size) =>
      ours(
        1,
        'a',
        () =>
          `<shop-layered-nav><div class="block filter" id="layered-filter-block"><div class="filter-options-item"><div class="filter-options-title" data-role="title">Color</div><div class="filter-options-content" data-role="content"><ol class="items">${many(size, (index) => `<li class="item"><a href="?color=${index}">Color ${index}</a></li>`)}</ol></div></div></div></shop-layered-nav>`,
      ),
  },
  {
    name: 'Pages of 20 products',
    sizes: [10, 100],
    of: (size) =>
      ours(
        1,
        '.product-item',
        () =>
          `<shop-infinite-scroll data-auto-pages="${size}" data-distance="1000000"><ol class="product-items"></ol><div class="pages"><a class="next" href="/?p=1">Next</a></div></shop-infinite-scroll>`,
        loadPages,
      ),
  },
  {
    name: 'Categories in a menu',
    sizes: [10, 100, 1000],
    of: (size) =>
      ours(
        1,
        'a',
        () =>
          `<shop-top-menu><ul>${many(size, (index) => `<li class="level0"><a href="/${index}">Category ${index}</a><ul class="submenu"><li><a href="/${index}/sub">Part</a></li></ul></li>`)}</ul></shop-top-menu>`,
      ),
  },
];

/**
 * @param {import('playwright').Browser} browser
 * @param {ReadonlyMap<string, string>} scripts
 * @param {number} patience
 * @returns {Promise<Curve[]>}
 */
export async function measureGrowth(browser, scripts, patience) {
  const curves = [];
  await quietMachine(patience);
  for (const { name, sizes, of } of growing) {
    const points = [];
    for (const size of sizes) {
      const walls = [];
      for (let round = 0; round < ROUNDS; round += 1)
        walls.push((await sample(browser, of(size), 'ours', scripts)).wall);
      points.push({ size, wall: median(walls) });
    }
    curves.push({ name, points, exponent: exponentOf(points) });
  }
  return curves;
}

/**
 * @param {number} count
 * @param {string} last
 * @param {(index: number) => string} markup
 * @param {(() => void)[]} setup
 * @returns {import('./sample.mjs').Scenario}
 */
function ours(count, last, markup, ...setup) {
  return { name: 'growth', count, last, contenders: { ours: { script: 'ours', setup, markup } } };
}

/**
 * Uses the last two sizes, where the page's fixed cost matters least.
 * @param {{ size: number, wall: number }[]} points
 */
function exponentOf(points) {
  const [before, last] = points.slice(-2);
  if (before === undefined || last === undefined) return Number.NaN;
  return Math.log(last.wall / before.wall) / Math.log(last.size / before.size);
}
