import path from 'node:path';
import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { root } from '../../tools/run.mjs';
import { allDrawn, axeViolations, visit, withBrowser } from '../journeys/visit';
import { focusFaults, layoutFaults } from './layout';
import { stories, storyUrl, withStorybook } from './storybook';

withBrowser();
withStorybook();

const themes = ['shop', 'dark', 'luma', 'bootstrap', 'none'];

/** The text spacing that readers may set for themselves: WCAG 2.2, success criterion 1.4.12. */
const readersSpacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** States that need a press: the story, the control, and what then appears. */
const pressed: readonly (readonly [id: string, control: string, shown: string])[] = [
  ['catalog-google-reviews--playground', '.shop-google-reviews__bar button', 'dialog[open]'],
  ['catalog-post-action--confirmation', '[data-post]', 'dialog[open]'],
  ['checkout-agreements--playground', '.shop-agreements__text', 'dialog[open]'],
  ['checkout-card-form--with-button', '.shop-button', '.shop-field__error:not(:empty)'],
  ['checkout-gift-message--playground', '.shop-gift-message__title', '.shop-gift-message fieldset:not([hidden])'],
  ['checkout-instant-purchase--playground', '.shop-button', 'dialog[open]'],
  ['checkout-stored-cards--playground', '.shop-button', 'dialog[open]'],
  ['site-filter-sidebar--playground', '.filter-trigger', 'shop-filter-sidebar[data-open]'],
  ['site-modal--playground', '.size-guide', 'dialog[open]'],
  ['site-popup--playground', 'shop-popup a', 'dialog[open]'],
  ['site-popup--missing', 'shop-popup a', 'dialog[open]'],
];

/** With SCREENSHOTS=1, saves every view in .cache/screenshots/. */
const screenshots = process.env['SCREENSHOTS'] ? path.join(root, '.cache/screenshots') : undefined;

test.each(['catalog', 'checkout', 'content', 'site'])(
  'all states in %s have no layout problems in five themes and with a reader’s text spacing, in both directions, 320 px wide',
  async (area) => {
    const { page } = await visit({ viewport: { width: 320, height: 700 }, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const [direction, locale] of [
      ['ltr', 'en'],
      ['rtl', 'nl'],
    ] as const) {
      const look = async (url: string, name: string) => {
        const faults = await faultsIn(page, url, direction, name);
        found.push(...faults.map((fault) => `${name}, ${direction}: ${fault}`));
      };
      for (const id of stories().filter((story) => story.startsWith(area) && story.endsWith('--all-states'))) {
        await look(storyUrl(id, { direction, locale }), id);
        const frames = page.locator('iframe.story-frame');
        for (const url of await frames.evaluateAll((all) => all.map((frame) => (frame as HTMLIFrameElement).src))) {
          await look(url, `${id}, ${new URL(url).searchParams.get('state')}`);
        }
      }
      for (const [id, control, shown] of pressed.filter(([story]) => story.startsWith(area))) {
        await page.goto(storyUrl(id, { direction, locale }));
        await allDrawn(page);
        await page.locator(`#storybook-root ${control}`).first().press('Enter');
        await page.locator(shown).first().waitFor();
        found.push(...(await faultsInThemes(page, direction, `${id}-pressed`)));
      }
    }
    expect(found).toEqual([]);
  },
  1_800_000,
);

async function faultsIn(page: Page, url: string, direction: 'ltr' | 'rtl', name: string): Promise<string[]> {
  await page.goto(url);
  await page.locator('#storybook-root > *').first().waitFor({ state: 'attached' });
  await allDrawn(page);
  // Some states keep loading on purpose, and some buttons stay busy.
  const busy = '[aria-busy="true"]:not(button, input, a)';
  if (!url.includes('slow=')) await page.waitForFunction((selector) => !document.querySelector(selector), busy);
  return faultsInThemes(page, direction, name);
}

async function faultsInThemes(page: Page, direction: 'ltr' | 'rtl', name: string): Promise<string[]> {
  const found: string[] = [];
  for (const theme of themes) {
    await wear(page, theme);
    if (screenshots)
      await page.screenshot({ path: path.join(screenshots, `${theme}-${direction}`, `${name}.png`), fullPage: true });
    const faults = await page.evaluate(layoutFaults);
    if (direction === 'ltr') faults.push(...(await axeFaults(page, theme)), ...(await page.evaluate(focusFaults)));
    found.push(...faults.map((fault) => `${theme}: ${fault}`));
  }
  await wear(page, 'shop');
  await page.evaluate(spreadText, readersSpacing);
  const spread = await page.evaluate(layoutFaults);
  found.push(...spread.map((fault) => `with a reader's text spacing: ${fault}`));
  return found;
}

/** Adds CSS to the page, and waits two frames like `wear`. Runs in the page. */
async function spreadText(css: string): Promise<void> {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  for (const _ of 'ab') await new Promise(requestAnimationFrame);
}

/** Runs all axe rules once, and only the color rules in the other themes. */
async function axeFaults(page: Page, theme: string): Promise<string[]> {
  const violations = await axeViolations(page, theme === 'shop' ? undefined : ['color-contrast', 'link-in-text-block']);
  // A page of states contains many page fragments, so these rules don't apply.
  return violations.filter(
    (violation) => !/^(region|page-has-heading-one|landmark-one-main|landmark-unique)/.test(violation),
  );
}

/** Switches the theme's CSS without rerendering, and waits two frames for elements that measure themselves. */
async function wear(page: Page, theme: string): Promise<void> {
  await page.evaluate(async (name) => {
    document.documentElement.dataset['shopTheme'] = name;
    for (const _ of 'ab') await new Promise(requestAnimationFrame);
  }, theme);
}
