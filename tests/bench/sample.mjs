import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dist } from './contenders/index.mjs';

const blank = '<!doctype html><html lang="en"><body><main></main></body></html>';

/**
 * One of those who race. `script` names a contender's own script, or is `ours`. What `setup` puts on the window runs before
 * the measurement: `mount(main)` belongs to the drawing, `work(main)` is what is measured in its place.
 * @typedef {{ script?: string, setup?: (() => void)[], markup: (index: number) => string, limit?: number, promise?: number }} Contender
 */

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} count how many elements a sample has
 * @property {string} last selector of the node in the last element that is drawn last
 * @property {string} [reply] what the page's `fetch` answers
 * @property {boolean} [withScript] the contender's script starts within the measurement
 * @property {(page: import('playwright').Page) => Promise<unknown>} [drive] what a shopper does; measured in the place of drawing
 * @property {string} [copyOf] one of our tags; what it draws is on the window as `drawnHtml` for the others to draw
 * @property {Record<string, Contender>} contenders
 */

/** @typedef {{ wall: number, cpu: number, longTasks: number, heap: number, nodes: number, listeners: number }} Sample */

/**
 * A fresh page for each sample, CPU slowed four times. Measures from inserting the markup, or from the work, until the last
 * element is drawn and laid out: on the clock (`wall`), and as time of the page's main thread (`cpu`), both in milliseconds.
 * @param {import('playwright').Browser} browser
 * @param {Scenario} scenario
 * @param {string} name of the contender
 * @param {ReadonlyMap<string, string>} scripts
 * @returns {Promise<Sample>}
 */
export async function sample(browser, scenario, name, scripts) {
  const contender = scenario.contenders[name];
  if (contender === undefined) throw new Error(`${scenario.name} has no contender ${name}`);
  const page = await browser.newPage();
  // An address of its own, so that cookies and history work.
  await page.route('http://bench.test/**', (route) => route.fulfill({ contentType: 'text/html', body: blank }));
  await page.goto('http://bench.test/');
  await page.addStyleTag({ path: path.join(dist, 'shop-elements.css') });
  const isOurs = contender.script === 'ours';
  const scriptInside = scenario.withScript === true && contender.script !== undefined;
  const script = scripts.get(isOurs && !scriptInside ? 'all of ours' : (contender.script ?? '')) ?? '';
  if (script !== '' && !scriptInside) await page.addScriptTag({ content: script });
  if (isOurs && !scriptInside) await page.waitForFunction(isStarted, await everyTag());
  if (scenario.reply !== undefined)
    await page.evaluate((text) => void Reflect.set(window, 'reply', text), scenario.reply);
  if (scenario.copyOf !== undefined)
    await page.evaluate(
      (html) => void Reflect.set(window, 'drawnHtml', html),
      await drawnMarkup(browser, scenario.copyOf, scripts),
    );
  for (const setup of contender.setup ?? []) await page.evaluate(setup);

  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const markup = Array.from({ length: scenario.count }, (_, index) => contender.markup(index)).join('');
  await session.send('HeapProfiler.collectGarbage');
  const before = await metrics(session);
  let wall = await page.evaluate(draw, {
    markup,
    ours: isOurs,
    last: scenario.last,
    script: scriptInside ? script : '',
  });
  let after = await metrics(session);
  let cpu = after.TaskDuration - before.TaskDuration;
  let longTasks = 0;
  if (scenario.drive) {
    await page.evaluate(watchLongTasks);
    const start = await metrics(session);
    const began = performance.now();
    await scenario.drive(page);
    wall = performance.now() - began;
    after = await metrics(session);
    cpu = after.TaskDuration - start.TaskDuration;
    longTasks = await page.evaluate(() => Number(Reflect.get(window, 'longTasks')));
  }
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const kept = await metrics(session);
  await page.close();
  return {
    wall,
    cpu: cpu * 1000,
    longTasks,
    heap: kept.JSHeapUsedSize - before.JSHeapUsedSize,
    nodes: kept.Nodes - before.Nodes,
    listeners: kept.JSEventListeners - before.JSEventListeners,
  };
}

/** @type {Map<string, string>} */
const drawnMarkups = new Map();

/**
 * What one of our elements draws.
 * @param {import('playwright').Browser} browser
 * @param {string} tag with its settings
 * @param {ReadonlyMap<string, string>} scripts
 */
export async function drawnMarkup(browser, tag, scripts) {
  const known = drawnMarkups.get(tag);
  if (known !== undefined) return known;
  const page = await browser.newPage();
  await page.setContent(`<main>${tag}</main>`);
  await page.addScriptTag({ content: scripts.get('all of ours') ?? '' });
  const element = page.locator('main > [data-state="ready"]');
  await element.waitFor();
  const markup = await element.innerHTML();
  await page.close();
  drawnMarkups.set(tag, markup);
  return markup;
}

/**
 * Runs in the page.
 * @param {{ markup: string, ours: boolean, last: string, script: string }} what
 */
async function draw({ markup, ours, last, script }) {
  const main = document.querySelector('main');
  if (main === null) throw new Error('no main');
  const own = /** @type {(name: string) => ((main: Element) => unknown) | undefined} */ (
    (name) => Reflect.get(window, name)
  );
  let start = performance.now();
  if (script !== '') {
    const element = document.createElement('script');
    element.textContent = script;
    document.head.append(element);
  }
  const lastReady = new Promise((resolve) => {
    main.addEventListener('shop-ready', ({ target }) => target === main.lastElementChild && resolve(target));
  });
  main.innerHTML = markup;
  await own('mount')?.(main);
  if (ours && main.lastElementChild?.localName.startsWith('shop-')) await lastReady;
  const work = own('work');
  if (work) {
    main.getBoundingClientRect();
    start = performance.now();
    await work(main);
  }
  const drawn = main.lastElementChild?.querySelector(last) ?? null;
  if (drawn === null) throw new Error('the last element has not drawn');
  drawn.getBoundingClientRect();
  return performance.now() - start;
}

async function everyTag() {
  const { elements } = JSON.parse(await readFile(path.join(dist, 'parts.json'), 'utf8'));
  return Object.keys(elements).map((name) => `shop-${name}`);
}

/**
 * Runs in the page. Our script registers what the page does not have yet in tasks of its own, after its start; where the start
 * is no part of the measurement, neither are they.
 * @param {string[]} tags
 */
function isStarted(tags) {
  return tags.every((tag) => customElements.get(tag) !== undefined);
}

/** Runs in the page. */
function watchLongTasks() {
  Reflect.set(window, 'longTasks', 0);
  const observer = new PerformanceObserver((list) => {
    Reflect.set(window, 'longTasks', Number(Reflect.get(window, 'longTasks')) + list.getEntries().length);
  });
  observer.observe({ type: 'longtask' });
}

/**
 * @param {import('playwright').CDPSession} session
 * @returns {Promise<{ TaskDuration: number, JSHeapUsedSize: number, Nodes: number, JSEventListeners: number }>}
 */
async function metrics(session) {
  const { metrics: found } = await session.send('Performance.getMetrics');
  const value = (/** @type {string} */ name) => found.find((metric) => metric.name === name)?.value ?? 0;
  return {
    TaskDuration: value('TaskDuration'),
    JSHeapUsedSize: value('JSHeapUsedSize'),
    Nodes: value('Nodes'),
    JSEventListeners: value('JSEventListeners'),
  };
}
