import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { allDrawn, axeViolations, visit, withBrowser } from '../journeys/visit';
import { focusFaults, layoutFaults } from './layout';
import { stories, storyUrl, withStorybook } from './storybook';

withBrowser();
withStorybook();

const themes = ['default', 'dark', 'luma', 'bootstrap'];

/** What only shows when the shopper presses something: the story, what is pressed, and what comes then. */
const pressed: readonly (readonly [id: string, control: string, shown: string])[] = [
  ['catalog-google-reviews--playground', '.shop-google-reviews__bar button', 'dialog[open]'],
  ['catalog-post-action--confirmation', '[data-post]', 'dialog[open]'],
  ['checkout-agreements--playground', '.shop-agreements__text', 'dialog[open]'],
  ['checkout-card-form--with-button', '.shop-button', '.shop-field__error:not(:empty)'],
  ['checkout-gift-message--playground', '.shop-gift-message__title', '.shop-gift-message fieldset:not([hidden])'],
  ['checkout-instant-purchase--playground', '.shop-button', 'dialog[open]'],
  ['checkout-stored-cards--playground', '.shop-button', 'dialog[open]'],
  ['site-filter-sidebar--playground', '.filter-trigger', '[data-state="open"]'],
  ['site-modal--playground', '.size-guide', 'dialog[open]'],
  ['site-popup--playground', 'shop-popup a', 'dialog[open]'],
  ['site-popup--missing', 'shop-popup a', 'dialog[open]'],
];

const views = [...stories().map((id) => [id, undefined, undefined] as const), ...pressed];

/** To look at: with SCREENSHOTS=1 every view is left in .cache/screenshots/. */
const screenshots = process.env['SCREENSHOTS'] ? path.join(root, '.cache/screenshots') : undefined;

test.each(['catalog', 'checkout', 'content', 'site'])(
  'everything in %s is in its place in four themes, left to right and right to left, 320 px wide',
  async (area) => {
    const { page } = await visit({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [id, control, shown] of views.filter(([id]) => id.startsWith(area))) {
      for (const [direction, locale] of [
        ['ltr', 'en'],
        ['rtl', 'nl'],
      ] as const) {
        await page.goto(storyUrl(id, { direction, locale }));
        await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
        await allDrawn(page);
        if (control !== undefined) {
          await page.locator(`#storybook-root ${control}`).first().press('Enter');
          await page.locator(shown).first().waitFor();
        }
        for (const theme of themes) {
          await wear(page, theme);
          const file = `${id}${control === undefined ? '' : '-pressed'}.png`;
          if (screenshots)
            await page.screenshot({ path: path.join(screenshots, `${theme}-${direction}`, file), fullPage: true });
          const faults = await page.evaluate(layoutFaults);
          if (direction === 'ltr') {
            faults.push(...(await axeFaults(page, theme)), ...(await page.evaluate(focusFaults)));
          }
          found.push(...faults.map((fault) => `${id}, ${theme}, ${direction}: ${fault}`));
        }
      }
    }
    expect(found).toEqual([]);
  },
  480_000,
);

/** All that axe knows, once; of what a theme changes, colors are for axe. */
async function axeFaults(page: Page, theme: string): Promise<string[]> {
  const violations = await axeViolations(
    page,
    theme === 'default' ? undefined : ['color-contrast', 'link-in-text-block'],
  );
  // A story is a piece of a page: it has no landmarks and no heading of its own.
  return violations.filter((violation) => !/^(region|page-has-heading-one|landmark-one-main)/.test(violation));
}

/** A theme is CSS alone, so nothing is drawn anew for it; two frames let what measures itself do so. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['shopTheme'] = name;
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
  }, theme);
}
