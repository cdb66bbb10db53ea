import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dist } from './contenders/index.mjs';

const blank = '<!doctype html><html lang="en"><body><main></main></body></html>';

/**
 * One contender. `script` names its own script, or is `ours`. `setup` runs before the measurement and defines functions on the
 * window: `mount(main)` is part of rendering; `work(main)` is measured instead of rendering.
 * @typedef {{ script?: string, setup?: (() => void)[], markup: (index: number) => string, limit?: number, goal?: number }} Contender
 */

/**
 * @typedef {object} Scenario
 * @property {string} name
 * @property {number} count number of elements in a sample
 * @property {string} last selector of the node that renders last, in the last element
 * @property {string} [reply] response of the page's `fetch`
 * @property {boolean} [withScript] the measurement includes the start of the contender's script
 * @property {(page: import('playwright').Page) => Promise<unknown>} [drive] a shopper's actions, measured instead of rendering
 * @property {string} [copyOf] one of our tags; its rendered markup is on the window as `drawnHtml`, for the other contenders
 * @property {Record<string, Contender>} contenders
 */

/** @typedef {{ wall: number, cpu: number, longTasks: number, heap: number, nodes: number, listeners: number }} Sample */

/**
 * Takes one sample on a fresh page, with the CPU slowed down four times. Measures from inserting the markup, or from starting the
 * work, until the last element is rendered and laid out: elapsed time (`wall`) and time of the page's main thread (`cpu`), both
 * in milliseconds.
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
  // A real URL, so that cookies and history work.
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
 * The rendered markup of one of our elements.
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
 * Runs in the page. After its start, our script registers the elements that the page doesn't have yet, each in its own task.
 * Measurements that exclude the start have to wait for these tasks.
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
