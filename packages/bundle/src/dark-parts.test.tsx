import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawn, themeRules } from '#testing/page';
import '../../ui/src/base.css';
import '../../catalog/src/layered-nav/layered-nav.css';
import '../../checkout/src/messages/messages.css';
import '../../catalog/src/price-slider/price-slider.css';
import '../../catalog/src/rating-stars/rating-stars.css';
import '../../content/src/shared/carousel/carousel.css';
import '../../content/src/tabs/tabs.css';
import '@shop-elements/catalog/price-slider/define';
import '@shop-elements/catalog/rating-stars/define';
import '@shop-elements/checkout/messages/define';
import '@shop-elements/content/slider/define';
import '@shop-elements/content/tabs/define';
import '@shop-elements/site/accordion/define';
import '@shop-elements/site/collapse/define';

const accordion = '<shop-accordion><section><h3>Size</h3><div>Small</div></section></shop-accordion>';
const slider = '<shop-slider data-show-arrows="true"><div>One</div><div>Two</div></shop-slider>';
const prices = '<shop-price-slider data-min-value="0" data-max-value="90"></shop-price-slider>';
const tabs = `
  <shop-tabs>
    <ul role="tablist"><li><a href="#one">One</a></li></ul>
    <div><div id="one" data-content-type="tab-item">1</div></div>
  </shop-tabs>`;

/** A dark band on a page that is otherwise light. */
const BAND = '#15181d';
const band = (html: string) => `<div style="background: ${BAND}; color: #fff">${html}</div>`;

/** The shop's whole page is dark. */
function darkPage(): void {
  themeRules('@layer shop.skin { :root { --shop-duration: 0s } } :root { color-scheme: dark }');
}

/** The contrast ratio of two colors as the browser paints them, the first one over the second. */
function contrast(color: string, background: string): number {
  const canvas = new OffscreenCanvas(1, 1).getContext('2d') ?? expect.fail('no canvas');
  const paint = (...colors: readonly string[]): number => {
    for (const each of colors) {
      canvas.fillStyle = each;
      canvas.fillRect(0, 0, 1, 1);
    }
    const [red = 0, green = 0, blue = 0] = Array.from(canvas.getImageData(0, 0, 1, 1).data, (value) => {
      const part = value / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [dark = 0, light = 0] = [paint(background), paint(background, color)].sort((one, other) => one - other);
  return (light + 0.05) / (dark + 0.05);
}

const find = (selector: string) => document.querySelector(selector) ?? expect.fail(`nothing matches ${selector}`);

test('a button under the pointer keeps its contrast on a dark part of a light page', async () => {
  themeRules(':root { --shop-duration: 0s }');
  await drawn('shop-collapse', band('<shop-collapse><button>Delivery</button><p>Tomorrow</p></shop-collapse>'));
  const button = page.getByRole('button', { name: 'Delivery' });
  await button.hover();
  const { backgroundColor } = getComputedStyle(button.element());
  expect(backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
  // White on the band has a contrast of 18, on a white background none.
  expect(contrast(backgroundColor, BAND)).toBeLessThan(1.5);
});

const focusable = [
  ['a title', 'shop-accordion', accordion, '.shop-title-button', ''],
  ['a tab', 'shop-tabs', tabs, '[role="tab"]', ''],
  ['a star', 'shop-rating-stars', '<shop-rating-stars></shop-rating-stars>', 'input[type="radio"]', ''],
  ['a thumb of the price slider', 'shop-price-slider', prices, '.shop-price-slider__thumb', '::before'],
] as const;

test.each(focusable)(
  'the focus of %s is visible on light and on dark parts of a page',
  async (_, tag, html, selector, pseudo) => {
    await drawn(tag, html);
    await userEvent.tab();
    const node = find(selector);
    expect(node.contains(document.activeElement)).toBe(true);
    const { outlineColor, boxShadow } = getComputedStyle(node, pseudo);
    const halo = /^(.*?\)) 0px/.exec(boxShadow)?.[1] ?? 'transparent';
    for (const background of ['#fff', BAND]) {
      const rings = [outlineColor, halo].map((color) => contrast(color, background));
      expect(Math.max(...rings), background).toBeGreaterThan(3);
    }
  },
);

test('an arrow of a carousel is readable under the pointer on a dark page', async () => {
  darkPage();
  await page.viewport(700, 800);
  onTestFinished(() => page.viewport(1280, 800));
  await drawn('shop-slider', slider);
  const arrow = page.getByRole('button', { name: 'Next' });
  await arrow.hover();
  expect(contrast(getComputedStyle(arrow.element()).color, BAND)).toBeGreaterThan(4.5);
});

test('the tick of a chosen filter is readable on a dark page', () => {
  darkPage();
  document.body.innerHTML = '<ul><li data-shop-pressed="on"><a href="#mug">Mug</a></li></ul>';
  expect(contrast(getComputedStyle(find('a'), '::before').color, BAND)).toBeGreaterThan(4.5);
});

test.each([
  ['tab', 'shop-tabs', tabs, '[role="tab"]'],
  ['range of prices', 'shop-price-slider', prices, '.shop-price-slider__bar'],
] as const)(
  'the mark of the selected %s is visible on a dark page and on a dark part',
  async (_, tag, html, selector) => {
    const mark = () => contrast(getComputedStyle(find(selector)).borderBottomColor, BAND);
    await drawn(tag, band(html));
    expect(mark()).toBeGreaterThan(3);
    darkPage();
    await drawn(tag, html);
    expect(mark()).toBeGreaterThan(3);
  },
);

test('the cross that closes a message is visible on messages of any color', async () => {
  themeRules('shop-messages .message { background: #8b0000; color: #fff }');
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'error', text: 'That did not work.' });
  const button = page.getByRole('button', { name: 'Close' });
  await expect.element(button).toBeVisible();
  const cross = getComputedStyle(button.element(), '::before');
  // The button is over the message, not in it.
  const ground = cross.backgroundColor === 'rgba(0, 0, 0, 0)' ? '#8b0000' : cross.backgroundColor;
  expect(contrast(cross.color, ground)).toBeGreaterThan(4.5);
});
