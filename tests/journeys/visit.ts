import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { type RunningShop, startShop } from '../../examples/shop/src/start';
import { areas, startsUnseen } from '../../tools/build/areas.mjs';
import { chromiumPath } from '../../tools/chromium.mjs';
import { type CardWatch, watchForCards } from './card-watch';

/** A shopper's visit: its own browser context, and the problems on its pages. */
export interface Visit {
  page: Page;
  context: BrowserContext;
  /** Errors, CSP violations and failed requests. A journey expects only those that it causes. */
  problems: string[];
  /** Where typed cards went. Checked after every journey. */
  cards: CardWatch;
  /** The orders that the shop received from this visitor. */
  orders(): Promise<PlacedOrder[]>;
}

export interface PlacedOrder {
  payment?: { method?: string };
}

let browser: Browser;
let shop: RunningShop;
let watches: CardWatch[] = [];

/** Starts the browser and a separate example shop for a test file. */
export function withBrowser(): void {
  beforeAll(async () => {
    const args = ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'];
    shop = await startShop({ port: 0, testRoutes: true });
    browser = await chromium.launch({ executablePath: chromiumPath(), args });
  });
  afterEach(async () => {
    const leaks = await Promise.all(watches.map((cards) => cards.takeLeaks()));
    watches = [];
    await Promise.all(browser.contexts().map((context) => context.close()));
    expect(leaks.flat(), 'card data where it must not be').toEqual([]);
  });
  afterAll(async () => {
    await browser.close();
    await shop.close();
  });
}

/** Starts a new shopper's visit. */
export async function visit(options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: shop.url,
    viewport: { width: 1280, height: 900 },
    ...options,
  });
  // Long enough for a busy machine.
  context.setDefaultTimeout(120_000);
  const cards = await watchForCards(context, shop.url);
  watches.push(cards);
  const page = await context.newPage();
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(`error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      problems.push(`${message.type()}: ${message.text()}`);
  });
  return {
    page,
    context,
    problems,
    cards,
    orders: async () => (await context.request.get('/__test__/orders')).json() as Promise<PlacedOrder[]>,
  };
}

/** Phones are 360 px wide. Pages must work down to 320 px. */
export const phone: BrowserContextOptions = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Axe's findings on a page, by all or some of its rules. Evaluated through the browser, because a strict policy blocks added scripts. */
export async function axeViolations(page: Page, rules?: readonly string[]): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const known = await session.send('Runtime.evaluate', { expression: "'axe' in window" });
  if (known.result.value !== true) await session.send('Runtime.evaluate', { expression: axe });
  // Frames don't contain axe, and a frame of another origin would only log a warning.
  const options = JSON.stringify({ iframes: false, ...(rules !== undefined && { runOnly: rules }) });
  const { result, exceptionDetails } = await session.send('Runtime.evaluate', {
    expression: `axe.run(${options}).then(({ violations }) => JSON.stringify(violations.map(
      ({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html).join(' '))))`,
    awaitPromise: true,
  });
  await session.detach();
  if (exceptionDetails !== undefined) throw new Error(`axe: ${exceptionDetails.exception?.description}`);
  return JSON.parse(result.value as string) as string[];
}

/** Expects that the page does not scroll sideways. */
export async function expectNoOverflow(page: Page): Promise<void> {
  const sticking = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return Array.from(document.querySelectorAll('html, body *'))
      .filter((element) => {
        const { left, right } = element.getBoundingClientRect();
        return element === document.documentElement || left < -1 || right > width + 1;
      })
      .map((element) => `${element.localName}.${element.className}`)
      .slice(0, 5);
  });
  expect(sticking, page.url()).toEqual([]);
}

const loadedAtOnce = [...Object.values(areas).flat(), ...startsUnseen].map((name) => `shop-${name}`);

/** Waits until all elements have rendered; fails with the names of those that haven't. Rare elements out of view need not load. */
export async function allDrawn(page: Page): Promise<void> {
  await page.waitForFunction((atOnce) => {
    const isInSight = (element: Element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return element.checkVisibility() && top < window.innerHeight && bottom > 0;
    };
    return Array.from(document.querySelectorAll('*'))
      .filter(({ localName }) => localName.startsWith('shop-'))
      .every((element) =>
        element.matches(':defined')
          ? // A loading button in its loading state has rendered.
            element.localName === 'shop-loading-button' || element.getAttribute('data-state') !== 'loading'
          : !atOnce.includes(element.localName) && !isInSight(element),
      );
  }, loadedAtOnce);
}
