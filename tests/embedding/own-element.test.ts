import path from 'node:path';
import { build, type Rollup } from 'vite';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { allDrawn, visit, withBrowser } from '../journeys/visit';

// The element of docs/own-element.md, built as the guide describes, on a page with our script.

withBrowser();

const folder = path.join(root, 'examples/own-element');

async function builtScript(): Promise<string> {
  const result = await build({
    root: folder,
    configFile: path.join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { write: false },
  });
  const [{ output }] = (Array.isArray(result) ? result : [result]) as [Rollup.RollupOutput];
  return output[0].code;
}

test('a shop’s own element works next to ours', async () => {
  const script = await builtScript();
  const { page, problems } = await visit();
  await page.route('**/stock-notice.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Own</title><script src="/static/shop-elements.umd.js" defer></script>
        <script src="/stock-notice.js" defer></script>
        <shop-messages></shop-messages>
        <shop-stock-notice data-quantity="3"></shop-stock-notice>
        <shop-stock-notice data-quantity="9">In stock</shop-stock-notice>
        <shop-stock-notice data-quantity="0" id="gone"><p data-shop-fallback>Out of stock</p></shop-stock-notice>`,
    }),
  );
  await page.goto('/own.html');
  await allDrawn(page);
  await page.getByText('Only 3 left').waitFor();
  const requested = page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('shop-stock-notice-request', (event) => resolve((event as CustomEvent<unknown>).detail));
      }),
  );
  const button = page.getByRole('button', { name: 'Email me when it is back' });
  await button.click();
  expect(await requested).toEqual({ quantity: 0 });
  expect(await button.isDisabled()).toBe(true);
  expect(problems).toEqual([]);
});

test('an invalid setting of it logs an error and keeps the server’s content', async () => {
  const script = await builtScript();
  const { page, problems } = await visit();
  await page.route('**/stock-notice.js', (route) => route.fulfill({ contentType: 'text/javascript', body: script }));
  await page.route('**/own.html', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="en"><title>Own</title><script src="/stock-notice.js" defer></script>
        <shop-stock-notice data-quantity="many"><p data-shop-fallback>In stock</p></shop-stock-notice>`,
    }),
  );
  await page.goto('/own.html');
  await page.locator('shop-stock-notice[data-state="error"]').waitFor();
  expect(await page.getByText('In stock').isVisible()).toBe(true);
  expect(problems.join()).toContain('expected a number');
});
