import { showAlert } from '@shop-elements/dom';
import { expect, test } from 'vitest';
import { drawn, themeRules } from '#testing/page';
import '../../ui/src/base.css';
import '../../catalog/src/layered-nav/layered-nav.css';
import '../../catalog/src/price-slider/price-slider.css';
import '../../catalog/src/google-reviews/google-reviews.css';
import '../../content/src/map/map.css';
import '../../content/src/shared/carousel/carousel.css';
import '../../content/src/tabs/tabs.css';
import '@shop-elements/catalog/google-reviews/define';
import '@shop-elements/catalog/price-slider/define';
import '@shop-elements/content/map/define';
import '@shop-elements/content/slider/define';
import '@shop-elements/content/tabs/define';
import '@shop-elements/site/accordion/define';
import '@shop-elements/site/collapse/define';

/** The part of Tailwind's preflight that concerns us. In Hyvä it is not in a cascade layer, and loads after our sheet. */
const preflight = `
  *, ::before, ::after { box-sizing: border-box; border-width: 0; border-style: solid; border-color: #e5e7eb }
  h1, h2, h3, p { margin: 0; font-size: inherit; font-weight: inherit }
  button, input { margin: 0; padding: 0; color: inherit; font: inherit }
  button, [type='button'] { background-color: transparent; background-image: none }
  img { display: block; max-width: 100%; height: auto }`;

const slider = '<shop-price-slider data-min-value="0" data-max-value="90"></shop-price-slider>';
const accordion = '<shop-accordion><div><h3>Size</h3><div>Small</div></div></shop-accordion>';
const collapse = (panel: string) =>
  `<shop-collapse><button type="button">More</button><div>${panel}</div></shop-collapse>`;
const filters = '<div class="filter-options-title"><button type="button" class="shop-title-button">Size</button></div>';
const tabs = `
  <shop-tabs>
    <ul role="tablist"><li><a href="#one">One</a></li></ul>
    <div><div id="one" data-content-type="tab-item">1</div></div>
  </shop-tabs>`;

/** Marks that are drawn with borders: what they show, the element, the page, and where they are. */
const marks = [
  ['the track of the price slider', 'shop-price-slider', slider, '.shop-price-slider', '::before'],
  ['the chosen range of the price slider', 'shop-price-slider', slider, '.shop-price-slider__bar', ''],
  ['the thumb of the price slider', 'shop-price-slider', slider, '.shop-price-slider__thumb', '::before'],
  ['the chevron of an accordion', 'shop-accordion', accordion, '.shop-title-button', '::after'],
  ['the chevron of a collapse', 'shop-collapse', collapse('Tomorrow'), '[aria-expanded]', '::after'],
  ['the chevron of a filter', 'shop-collapse', collapse(filters), '.filter-options-title > button', '::after'],
  ['the mark of the selected tab', 'shop-tabs', tabs, '[role="tab"]', ''],
] as const;

test.each(marks)('%s survives a theme’s reset of all borders', async (_, tag, html, selector, pseudo) => {
  const element = await drawn(tag, html);
  const mark = element.querySelector(selector);
  if (!mark) throw new Error(`nothing matches ${selector}`);
  const borders = () => {
    const style = getComputedStyle(mark, pseudo);
    const visible = ['top', 'right', 'bottom', 'left'].filter(
      (side) => style.getPropertyValue(`border-${side}-width`) !== '0px',
    );
    return visible.map((side) => style.getPropertyValue(`border-${side}`));
  };
  const before = borders();
  expect(before).not.toEqual([]);
  themeRules(preflight);
  expect(borders()).toEqual(before);
});

test('a dialog keeps its padding in a theme that resets all paddings, and takes that of a theme’s class', async () => {
  // Older themes, and Tailwind.
  themeRules('*, ::before, ::after { margin: 0; padding: 0 } dialog { padding: 0 }');
  void showAlert('Please specify shipping method.');
  const dialog = document.querySelector('dialog[open]');
  const buttons = document.querySelector('dialog .shop-dialog__actions');
  if (!dialog || !buttons) throw new Error('no dialog');
  const padding = (node: Element) => Number.parseFloat(getComputedStyle(node).paddingBlockStart);
  expect(padding(dialog)).toBeGreaterThan(0);
  expect(padding(buttons)).toBeGreaterThan(0);
  themeRules('.shop-dialog { padding: 3px }');
  expect(padding(dialog)).toBe(3);
  dialog.remove();
});

const settings = (json: unknown) => `<script type="application/json">${JSON.stringify(json)}</script>`;
const stores = settings({ locations: [{ location_name: 'Harbor', position: { latitude: 46, longitude: -123 } }] });
const reviews = settings({ reviews: { data: [{ name: 'Kees', total: 5 }] } });

test.each([
  ['dots of a slider', 'shop-slider', '<shop-slider data-show-dots="true"><p>1</p><p>2</p></shop-slider>'],
  ['stores of a map', 'shop-map', `<shop-map>${stores}</shop-map>`],
  ['Google reviews', 'shop-google-reviews', `<shop-google-reviews>${reviews}</shop-google-reviews>`],
] as const)('the %s have no bullets in a theme’s text block, such as a CMS page of OpenMage', async (_, tag, html) => {
  themeRules('.std ul { list-style: disc outside; margin-bottom: 1.5em } .std ul li { margin-left: 2em }');
  const element = await drawn(tag, `<div class="std">${html}</div>`);
  const entry = element.querySelector('[class*="shop-"] > li');
  if (!entry) throw new Error('no list');
  const { listStyleType, marginInlineStart } = getComputedStyle(entry);
  expect({ listStyleType, marginInlineStart }).toEqual({ listStyleType: 'none', marginInlineStart: '0px' });
});
