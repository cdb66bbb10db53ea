import { expect, inject, test } from 'vitest';
import { type Page, patience } from './page';
import { put, visitPageOf, withBrowser } from './visit';

withBrowser();

const shown = (page: Page) => page.texts('shop-messages [data-shop-root] .message');

// Firefox reloads the page while Marionette drives it.
test.skipIf(inject('browser') === 'firefox')(
  'Back to a page in the back/forward cache does not show an old message again',
  async () => {
    put('/next-page', '<p>What comes next.</p>');
    const page = await visitPageOf('<a href="/next-page">Go on</a><shop-messages></shop-messages>');
    await page.run(() => {
      document.body.setAttribute('data-kept', '');
      window.ShopElements?.messages.add({ type: 'success', text: 'You added Tea.' });
    });
    await expect.poll(() => shown(page), patience).toEqual([expect.stringContaining('You added Tea.')]);
    await (await page.find('link', 'Go on')).click();
    await expect.poll(() => page.path(), patience).toBe('/next-page');
    await page.back();
    await page.css('body[data-kept]');
    await expect.poll(() => shown(page), patience).toEqual([]);
    expect(await page.problems()).toEqual([]);
  },
);
