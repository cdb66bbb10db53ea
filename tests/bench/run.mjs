// `pnpm bench`: how long a page takes to draw many elements, as ratios to a hand-written custom element that draws the same
// nodes in the same run. Fresh page for each sample, contenders in random order in every round, CPU slowed four times;
// figures are medians with the quartiles beside them. `pnpm bench weee 30` runs one scenario for 30 rounds.
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumPath } from '../../tools/chromium.mjs';
import { must, root } from '../../tools/run.mjs';

const [only, rounds = '15'] = process.argv.slice(2);
const scenarios = ['weee', 'rating-stars', 'layered-nav', 'masonry', 'slider', 'page-builder'].filter(
  (name) => only === undefined || name === only,
);
const bundle = path.join(root, 'packages/bundle/dist');

const blank = '<!doctype html><html lang="en"><body><main></main></body></html>';

must('node', ['tools/build/build.mjs']);
const browser = await chromium.launch({
  executablePath: chromiumPath(),
  args: ['--no-sandbox', '--js-flags=--expose-gc'],
});
let kept = true;
for (const name of scenarios) {
  const { default: found } = await import(`./scenarios/${name}.mjs`);
  for (const scenario of [found].flat()) kept = (await report(scenario)) && kept;
}
await browser.close();
process.exit(kept ? 0 : 1);

/** @typedef {{ setup?: () => void, script?: boolean, markup: (index: number) => string, limit?: number, promise?: number }} Contender */
/**
 * With a reply, what is measured is the page's own `swap(main)`, which puts that reply on the page.
 * @typedef {{ name: string, count: number, last: string, reply?: string, contenders: Record<string, Contender> }} Scenario
 */

/** @param {Scenario} scenario */
async function report(scenario) {
  const names = Object.keys(scenario.contenders);
  /** @type {Record<string, number[]>} */
  const samples = Object.fromEntries(names.map((name) => [name, []]));
  for (let round = 0; round < Number(rounds); round += 1) {
    for (const name of shuffled(names)) samples[name]?.push(await sample(scenario, name));
  }

  console.log(`\n${scenario.name} (${rounds} rounds, milliseconds)`);
  const base = median(samples.vanilla ?? []);
  let kept = true;
  for (const name of names) {
    const { limit, promise } = scenario.contenders[name] ?? {};
    const own = samples[name] ?? [];
    const ratio = median(own) / base;
    if (limit !== undefined && ratio > limit) kept = false;
    const bounds = [limit && `limit ${limit}`, promise && `promise ${promise}`].filter(Boolean).join(', ');
    const figures = `${median(own).toFixed(0).padStart(6)}  [${quantile(own, 0.25).toFixed(0)}–${quantile(own, 0.75).toFixed(0)}]`;
    console.log(`${name.padEnd(32)}${figures}  x ${ratio.toFixed(2)}${bounds && `  (${bounds})`}`);
  }
  return kept;
}

/**
 * From inserting the markup, or from the call of `swap`, until the last element is drawn and laid out.
 * @param {Scenario} scenario
 * @param {string} name
 * @returns {Promise<number>}
 */
async function sample({ contenders, count, last, reply }, name) {
  const contender = contenders[name];
  if (contender === undefined) throw new Error(`no contender ${name}`);
  const page = await browser.newPage();
  // An address of its own, so that cookies and history work.
  await page.route('http://bench.test/', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('http://bench.test/');
  await page.addStyleTag({ path: path.join(bundle, 'shop-elements.css') });
  if (contender.script) await page.addScriptTag({ path: path.join(bundle, 'shop-elements.umd.js') });
  if (reply !== undefined) await page.evaluate((html) => void Reflect.set(window, 'reply', html), reply);
  if (contender.setup) await page.evaluate(contender.setup);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const markup = Array.from({ length: count }, (_, index) => contender.markup(index)).join('');
  const took = await page.evaluate(
    async ({ markup, ours, last }) => {
      const main = document.querySelector('main');
      if (main === null) throw new Error('no main');
      let start = performance.now();
      main.innerHTML = markup;
      const element = main.lastElementChild;
      if (ours && element?.getAttribute('data-state') !== 'ready') {
        await new Promise((resolve) => element?.addEventListener('shop-ready', resolve, { once: true }));
      }
      const swap = /** @type {((main: Element) => Promise<void>) | undefined} */ (Reflect.get(window, 'swap'));
      if (swap) {
        main.getBoundingClientRect();
        start = performance.now();
        await swap(main);
      }
      const drawn = main.lastElementChild?.querySelector(last) ?? null;
      if (drawn === null) throw new Error('the last element has not drawn');
      drawn.getBoundingClientRect();
      return performance.now() - start;
    },
    { markup, ours: contender.script === true, last },
  );
  await page.close();
  return took;
}

/** @param {readonly string[]} names */
function shuffled(names) {
  return names
    .map((name) => ({ name, order: Math.random() }))
    .sort((a, b) => a.order - b.order)
    .map(({ name }) => name);
}

/** @param {readonly number[]} values */
function median(values) {
  return quantile(values, 0.5);
}

/**
 * @param {readonly number[]} values
 * @param {number} part
 */
function quantile(values, part) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN;
}
