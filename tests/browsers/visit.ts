import { afterAll, beforeAll, inject } from 'vitest';
import type { Driver } from './commands';
import { startFirefox } from './firefox';
import { Page } from './page';
import { startWatchedShop, type WatchedShop } from './watched-shop';
import { startWebKit } from './webkit';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test project's browser. */
    browser: 'firefox' | 'webkit';
  }
}

let driver: Driver;
let shop: WatchedShop;

/** Starts the project's browser and a separate example shop for a test file. */
export function withBrowser(): void {
  beforeAll(async () => {
    shop = await startWatchedShop();
    driver = inject('browser') === 'webkit' ? await startWebKit() : await startFirefox();
  });
  afterAll(async () => {
    await driver.close();
    await shop.close();
  });
}

/** Starts a new shopper's visit, in a wide window, with the cookie notice answered. */
export async function visit(): Promise<Page> {
  const page = new Page(driver, shop.url);
  await page.resize(1280, 1000);
  await page.open('/forget');
  // The shop may redirect to the page that posted a form.
  await page.open('/watch.js');
  await page.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.run((answer: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: the shop's own pages set it like this
    document.cookie = `user_allowed_save_cookie=${answer};path=/`;
  }, encodeURIComponent('{"1":1}'));
  return page;
}

/** Serves a page with only this markup at a URL of the shop. */
export function put(path: string, markup: string): void {
  shop.put(path, markup);
}

/** Starts a new shopper's visit on a page with only this markup. */
export async function visitPageOf(markup: string): Promise<Page> {
  const page = await visit();
  put('/page-of-a-test', markup);
  await page.open('/page-of-a-test');
  await page.allDrawn();
  return page;
}

/** Runs a function as a script of the page. A driver's own scripts may run in an isolated world. */
export async function runScript(page: Page, script: () => void): Promise<void> {
  shop.putScript('/script-of-a-test.js', `(${script})()`);
  await page.run(
    () =>
      new Promise((resolve) => {
        const tag = document.createElement('script');
        tag.src = '/script-of-a-test.js';
        tag.onload = () => resolve(undefined);
        document.head.append(tag);
      }),
  );
}
