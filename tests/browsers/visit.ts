import { afterAll, beforeAll, inject } from 'vitest';
import type { Driver } from './commands';
import { startFirefox } from './firefox';
import { Page } from './page';
import { startWatchedShop, type WatchedShop } from './watched-shop';
import { startWebKit } from './webkit';

declare module 'vitest' {
  interface ProvidedContext {
    /** The browser that the project runs in. */
    browser: 'firefox' | 'webkit';
  }
}

let driver: Driver;
let shop: WatchedShop;

/** Opens the browser of the project, and an example shop of its own, for a file of journeys. */
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

/** A fresh shopper with a wide window, who has answered the question about cookies. */
export async function visit(): Promise<Page> {
  const page = new Page(driver, shop.url);
  await page.resize(1280, 1000);
  await page.open('/forget');
  // The shop may send a shopper back to the page that a form was posted from.
  await page.open('/watch.js');
  await page.run(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.run((answer: string) => {
    // biome-ignore lint/suspicious/noDocumentCookie: as the shop's own pages write it
    document.cookie = `user_allowed_save_cookie=${answer};path=/`;
  }, encodeURIComponent('{"1":1}'));
  return page;
}

/** From now on an address of the shop has a page with nothing on it but this. */
export function put(path: string, markup: string): void {
  shop.put(path, markup);
}

/** A fresh shopper on such a page. */
export async function visitPageOf(markup: string): Promise<Page> {
  const page = await visit();
  put('/page-of-a-test', markup);
  await page.open('/page-of-a-test');
  await page.allDrawn();
  return page;
}

/** Runs a function as a script of the page's own: a driver's may have a world apart. */
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
