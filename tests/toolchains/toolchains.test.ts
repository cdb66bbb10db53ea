import { type Browser, chromium } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { chromiumPath } from '../../tools/chromium.mjs';
import { type RunningApp, startApp } from './app';

let browser: Browser;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
});
afterAll(() => browser.close());

describe.each([
  { name: 'next', made: 'Next.js 16, app router, React components' },
  { name: 'astro', made: 'Astro 5, the whole package' },
  { name: 'sveltekit', made: 'SvelteKit 2, single elements' },
  { name: 'node-esm', made: 'Node alone, import, React 19, the autoloader' },
  { name: 'node-cjs', made: 'Node alone, require, React 18.3, the one script' },
])('an app made with $made', ({ name }) => {
  let app: RunningApp;

  beforeAll(async () => {
    app = await startApp(name);
  });
  afterAll(() => app?.stop());

  test('server-renders its elements with content that works without JavaScript', async () => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await page.goto(app.url);
    for (const words of ['Home / Mug', 'Wash by hand.', '3 of 5 stars']) {
      expect(await page.getByText(words).isVisible()).toBe(true);
    }
    await context.close();
  });

  test('upgrades them in the browser without errors', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    const problems: string[] = [];
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(`${message.text()} ${message.location().url}`);
    });
    await page.goto(app.url);

    await page.getByRole('navigation').getByRole('link', { name: 'Home' }).waitFor();
    await page.getByText('Wash by hand.').waitFor({ state: 'hidden' });
    await page.getByRole('button', { name: 'Care' }).click();
    await page.getByText('Wash by hand.').waitFor();
    await page.locator('shop-rating-stars').getByRole('radio', { name: /^4 / }).press('Space');
    await page.getByRole('status').getByText('4').waitFor();
    expect(await page.locator('shop-rating-stars [data-state="on"]').count()).toBe(4);
    expect(problems).toEqual([]);
    await page.close();
  });

  test.runIf(name === 'sveltekit')('defines one under another tag and in a scoped registry', async () => {
    const page = await browser.newPage();
    page.setDefaultTimeout(60_000);
    await page.goto(app.url);
    for (const [tag, score] of [
      ['acme-stars', '2'],
      ['acme-rating', '1'],
    ]) {
      const stars = page.locator(`${tag}[data-state="ready"]`);
      expect(await stars.getByRole('radio', { checked: true }).inputValue()).toBe(score);
    }
    expect(await page.evaluate(() => customElements.get('acme-rating'))).toBeUndefined();
    await page.close();
  });
});
