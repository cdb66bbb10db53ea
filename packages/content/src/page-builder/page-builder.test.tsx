import { addTexts, resetTexts } from '@shop-elements/core';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { lumaContentRules } from '#testing/luma-content';
import { drawn, pageJson, recordEvents, show, themeRules } from '#testing/page';
import './define';
import '../map/define';
import '../slider/define';
import '../tabs/tabs.css';
import '../shared/carousel/carousel.css';
import '../buttons/buttons.css';
import '../shared/background/background.css';
import '../shared/block/block.css';
import '../map/map.css';
import '../../../ui/src/base.css';

const row = `<div data-content-type="row" data-appearance="full-width" data-enable-parallax="1" data-parallax-speed="3"
  data-element="main"><div data-element="inner">Text</div></div>`;
const buttons = `<div data-content-type="buttons" data-same-width="true" data-element="main">
  <div data-content-type="button-item"><a href="#a" data-element="link">Go</a></div>
  <div data-content-type="button-item"><a href="#b" data-element="link">Everything for the kitchen</a></div></div>`;
const banner = `<div data-content-type="banner" data-show-button="hover" data-show-overlay="hover" data-element="main">
  <a href="#c" data-element="link"><div data-element="wrapper" style="background: black; color: white"><div data-overlay-color="rgba(0, 0, 0, 0.4)" data-element="overlay">
  <p>Sale</p><button type="button" data-element="button">Shop</button></div></div></a></div>`;
const tabs = `<div data-content-type="tabs" data-active-tab="0" data-element="main">
  <ul role="tablist" data-element="navigation"><li role="tab"><a href="#T1">One</a></li><li role="tab"><a href="#T2">Two</a></li></ul>
  <div class="tabs-content" data-element="content"><div data-content-type="tab-item" id="T1">First</div>
  <div data-content-type="tab-item" id="T2">${buttons}</div></div></div>`;
const slider = `<div data-content-type="slider" data-appearance="default" data-infinite-loop="false" data-show-arrows="true"
  data-show-dots="true" data-element="main" aria-label="Repairs">${['One', 'Two']
    .map(
      (
        name,
      ) => `<div data-content-type="slide" data-show-button="hover" data-element="main"><a href="/sale" data-element="link">
      <div data-element="wrapper"><p>${name}</p><button type="button" data-element="button">Shop</button></div></a></div>`,
    )
    .join('')}</div>`;
const products = `<div data-content-type="products" data-appearance="carousel" data-carousel-mode="default"
  data-element="main" aria-label="Lamps"><ol class="product-items">${[1, 2, 3, 4, 5, 6, 7].map((n) => `<li class="product-item">Lamp ${n}</li>`).join('')}</ol></div>`;
const map = `<div data-content-type="map" data-show-controls="true" data-element="main"
  data-locations='[{"location_name":"Quay","position":{"latitude":46.2,"longitude":-123.8}}]'><p>Our shop at the quay</p></div>`;

const content = (html: string) => drawn('shop-page-builder', `<shop-page-builder>${html}</shop-page-builder>`);
const find = (selector: string) => document.querySelector<HTMLElement>(selector);
/** Waits until all observers of a frame have run. */
const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
const minWidth = () => find('[data-content-type="buttons"] a')?.style.minWidth;

test('leaves the blocks to Luma, even if its script is named nowhere at the moment when the element starts', async () => {
  const notice = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const requested = new Set<string>();
  // `mage/apply` has removed the script block, and RequireJS will know of the module in 4 ms.
  const specified = (name: string) => requested.has(name);
  pageJson(
    'require',
    Object.assign(() => {}, { defined: () => false, specified }),
  );
  setTimeout(() => requested.add('Magento_PageBuilder/js/widget-initializer'), 4);
  await content(tabs);
  await eventually(() =>
    expect(notice).toHaveBeenCalledWith(expect.stringContaining('own scripts run'), expect.anything()),
  );
  expect(find('[data-content-type="tab-item"][hidden]')).toBeNull();
  notice.mockRestore();
});

test('a row, a banner and tabs work as with their own elements', async () => {
  const element = await content(row + banner + tabs);
  await expect.poll(() => find('[data-content-type="row"]')?.dataset.parallaxSpeed).toBe('2');
  expect(find('[data-parallax-layer]')).not.toBeNull();
  await userEvent.hover(find('[data-content-type="banner"] a') ?? document.body);
  await expect.poll(() => find('[data-element="button"]')?.style.visibility).toBe('visible');
  await expectAccessible(element);
});

test('Page Builder’s tabs show one panel, under any `display` rule', async () => {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`#html-body [data-pb-style] { display: flex; flex-direction: column }
    .tabs-content [data-content-type="tab-item"]:not(:first-child) { display: none }`);
  document.adoptedStyleSheets = [rules];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
    document.body.removeAttribute('id');
  });
  document.body.id = 'html-body';
  const styled = tabs
    .replace('id="T1"', 'id="T1" data-pb-style="A1B2C3D"')
    .replace('<div data-content-type="tab-item" id="T2"', '<div data-content-type="tab-item" id="T2" class="inline"');
  const element = await content(`${styled}${tabs.replaceAll('"T', '"S').replaceAll('#T', '#S')}`);
  const second = find('#T2');
  second?.style.setProperty('display', 'flex');
  const shown = () =>
    Array.from(element.querySelectorAll('[role="tabpanel"]'))
      .filter((panel) => panel.checkVisibility())
      .map(({ id }) => id);
  expect(shown()).toEqual(['T1', 'S1']);
  for (const tab of page.getByRole('tab', { name: 'Two' }).elements()) await userEvent.click(tab);
  expect(shown()).toEqual(['T2', 'S2']);
});

test('content of a tab measures itself when the tab opens', async () => {
  await content(tabs);
  expect(minWidth()).toBe('');
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect.poll(minWidth).toMatch(/^\d+px$/);
});

test('starts blocks added later, and stops removed ones', async () => {
  const element = await content('<p>Nothing yet</p>');
  element.insertAdjacentHTML('afterbegin', buttons + row);
  await expect.poll(minWidth).toMatch(/^\d+px$/);
  const gone = find('[data-content-type="row"]');
  await expect.poll(() => gone?.querySelector('[data-parallax-layer]')).not.toBeNull();
  gone?.replaceWith();
  await expect.poll(() => gone?.querySelector('[data-parallax-layer]')).toBeNull();
});

test('a block that a script moves within the content goes on, instead of starting again', async () => {
  const element = await content(`${row}<div id="place"></div>`);
  const block = find('[data-content-type="row"]') ?? expect.fail('no row');
  await expect.poll(() => block.querySelector('[data-parallax-layer]')).not.toBeNull();
  const layer = block.querySelector('[data-parallax-layer]');
  find('#place')?.append(block);
  await frames();
  expect(block.querySelector('[data-parallax-layer]')).toBe(layer);
  // It is still followed: outside of the content, it stops.
  element.before(block);
  await expect.poll(() => block.querySelector('[data-parallax-layer]')).toBeNull();
});

test('starts the blocks of a Luma page that has no script for them', async () => {
  pageJson(
    'require',
    Object.assign(() => {}, { defined: () => false, specified: () => false }),
  );
  const element = await content(tabs);
  await page.getByRole('tab', { name: 'Two' }).click();
  await expect.element(page.getByRole('tabpanel', { name: 'Two' })).toBeVisible();
  element.remove();
  await expect.poll(() => element.querySelector('[data-content-type="tab-item"][hidden]')).toBeNull();
});

test('a slider moves, and its slides are banners', async () => {
  const element = await content(slider);
  const next = page.getByRole('button', { name: /next/i });
  await expect.element(next).toBeVisible();
  const shown = () => Array.from(element.querySelectorAll('[data-content-type="slide"]'), (slide) => slide.ariaHidden);
  await expect.poll(shown).toEqual(['false', 'true']);
  await next.click();
  await expect.poll(shown).toEqual(['true', 'false']);
  await expect.poll(() => find('[data-element="button"]')?.style.visibility).toBe('hidden');
  await expectAccessible(element);
});

test('carousels and tabs use the page’s language, also when its texts load later', async () => {
  onTestFinished(resetTexts);
  await content(slider + tabs);
  addTexts({ carousel: { next: 'Verder' }, tabs: { label: 'Onderdelen' } });
  await expect.element(page.getByRole('button', { name: 'Verder' })).toBeVisible();
  await expect.element(page.getByRole('tablist', { name: 'Onderdelen' })).toBeVisible();
});

test('shows what Luma hides until its own script runs', async () => {
  themeRules(lumaContentRules);
  const breakpoints = { all: { conditions: {}, options: { products: { default: { slidesToShow: 2 } } } } };
  await drawn(
    'shop-page-builder',
    `<shop-page-builder data-breakpoints='${JSON.stringify(breakpoints)}'>${slider}${products}</shop-page-builder>`,
  );
  for (const text of ['One', 'Lamp 1', 'Lamp 2']) await expect.element(page.getByText(text)).toBeVisible();
});

test('shows what Luma hides if a setting of the element or of a block is invalid', async () => {
  themeRules(lumaContentRules);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const all = slider + products + tabs;
  const inView = async () => {
    for (const text of ['One', 'Two']) await expect.element(page.getByText(text).first()).toBeVisible();
    for (const text of ['Lamp 1', 'Lamp 7']) await expect.element(page.getByText(text)).toBeVisible();
  };
  await drawn('shop-page-builder', `<shop-page-builder data-breakpoints="wide">${all}</shop-page-builder>`);
  await inView();
  for (const text of ['First', 'Everything for the kitchen']) await expect.element(page.getByText(text)).toBeVisible();
  await content(all.replaceAll('data-element="main" aria-label', 'data-autoplay-speed="fast" aria-label'));
  await expect.poll(() => document.querySelectorAll('[data-content-type][data-state="error"]').length).toBe(2);
  await inView();
});

test('products in a carousel follow the breakpoints; a grid stays as it is', async () => {
  const breakpoints = { all: { conditions: {}, options: { products: { default: { slidesToShow: 3 } } } } };
  const grid = products.replace('"carousel"', '"grid"').replace('Lamps', 'Kettles');
  const html = `<shop-page-builder data-breakpoints='${JSON.stringify(breakpoints)}'>${products}${grid}</shop-page-builder>`;
  await drawn('shop-page-builder', html);
  const shown = () => document.querySelector<HTMLElement>('[aria-label="Lamps"]')?.dataset.slidesToShow;
  await expect.poll(shown).toBe('3');
  expect(find('[aria-label="Kettles"]')?.dataset.slidesToShow).toBeUndefined();
});

/** Page Builder's map blocks as Magento prints them. The height is in a generated style sheet. */
function mapBlock(style: string, locations: unknown): string {
  return `<div data-content-type="map" data-appearance="default" data-show-controls="true" data-pb-style="${style}"
    data-locations='${JSON.stringify(locations)}' data-element="main"></div>`;
}

function printStyles(css: string): void {
  themeRules(css);
  document.body.id = 'html-body';
  onTestFinished(() => document.body.removeAttribute('id'));
}

test('map blocks keep their printed heights, and one without stores leaves no gap', async () => {
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const hints = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  onTestFinished(() => {
    errors.mockRestore();
    hints.mockRestore();
  });
  printStyles(`[data-content-type="map"] { height: 300px }
    #html-body [data-pb-style="TALL"] { height: 420px } #html-body [data-pb-style="EMPTY"] { display: flex }`);
  const stores = ['Quay', 'Hill', 'Mill'].map((name, index) => ({
    location_name: name,
    address: 'A long street, number 1',
    comment: 'Line\n'.repeat(9),
    position: { latitude: 46 + index, longitude: -123 },
  }));
  await content(
    `${mapBlock('A', stores)}<p id="after-a">Next</p>${mapBlock('TALL', stores)}<p id="after-b">Next</p>${mapBlock('EMPTY', [])}<p id="last">Last</p>`,
  );
  await expect.poll(() => document.querySelectorAll('shop-map li').length).toBe(6);
  const [first, tall, empty] = document.querySelectorAll<HTMLElement>('[data-content-type="map"]');
  const bottom = (element: Element | null | undefined) => element?.getBoundingClientRect().bottom ?? 0;
  const lastStore = (block: HTMLElement | undefined) => [...(block?.querySelectorAll('li') ?? [])].at(-1);
  // Without tiles there are only the lists, which must not overflow.
  expect(find('#after-a')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom(lastStore(first)));
  expect(find('#after-b')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom(lastStore(tall)));
  expect(empty?.checkVisibility()).toBe(false);
  expect((find('#last')?.getBoundingClientRect().top ?? 0) - bottom(find('#after-b'))).toBeLessThan(60);
  expect(errors.mock.calls).toEqual([]);

  // With tiles, each map is as high as its block was printed.
  const script = document.createElement('script');
  script.type = 'application/json';
  script.dataset.shopConfig = 'map';
  script.textContent = JSON.stringify({
    tiles: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E#{z}{x}{y}',
  });
  document.head.append(script);
  onTestFinished(() => script.replaceWith());
  await content(`${mapBlock('A', stores)}${mapBlock('TALL', stores)}<p id="end">End</p>`);
  const heights = () =>
    [...document.querySelectorAll('.shop-map__box')].map((box) => box.getBoundingClientRect().height);
  await expect.poll(heights).toEqual([300, 420]);
  expect(find('#end')?.getBoundingClientRect().top).toBeGreaterThanOrEqual(
    bottom([...document.querySelectorAll('shop-map')].at(-1)),
  );
  expect(page.getByRole('button', { name: 'Zoom in' }).elements().length).toBeLessThanOrEqual(2);
});

test('a map block gets a map, and keeps the server’s content', async () => {
  await content(map);
  await expect.poll(() => find('[data-content-type="map"] > shop-map')).not.toBeNull();
  const inside = find('[data-content-type="map"] > shop-map');
  expect(inside?.dataset.locations).toContain('Quay');
  expect(inside?.dataset.showControls).toBe('true');
  await expect.element(page.getByText('Our shop at the quay')).toBeVisible();
  expect(document.querySelectorAll('shop-map')).toHaveLength(1);
});

test('ignores a block with its own element', async () => {
  await content(`<shop-row data-enable-parallax="0">${row}</shop-row>`);
  await frames();
  expect(find('[data-parallax-layer]')).toBeNull();
});

test('blocks far below start when the shopper scrolls near them', async () => {
  await content(`${tabs}<div style="block-size: 5000px"></div>${slider}`);
  await frames();
  expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(2);
  expect(find('.shop-carousel')).toBeNull();
  find('[data-content-type="slider"]')?.scrollIntoView();
  await expect.poll(() => find('.shop-carousel')).not.toBeNull();
  window.scrollTo(0, 0);
});

test('products have their width before the carousel starts, under any product grid of a theme', async () => {
  themeRules(`.product-items { display: grid; grid-template-columns: repeat(auto-fill, minmax(1px, 1fr)); gap: 2rem }
    .product-items .product-item { inline-size: 50%; margin: 0 10px }`);
  const printed = products.replace('data-element', 'data-show-arrows="true" data-element');
  await content(`<div style="block-size: 5000px"></div>${printed}`);
  await frames();
  expect(find('.shop-carousel')).toBeNull();
  const widths = () =>
    [...document.querySelectorAll('.product-item')].map((item) => Math.round(item.getBoundingClientRect().width));
  const [before] = widths();
  expect(new Set(widths()).size).toBe(1);
  find('[data-content-type="products"]')?.scrollIntoView();
  await expect.poll(() => find('.shop-carousel')).not.toBeNull();
  expect(widths()[0]).toBe(before);
  window.scrollTo(0, 0);
});

test('starts every block once in nested content', async () => {
  await content(`<shop-page-builder>${row}</shop-page-builder>`);
  await expect.poll(() => document.querySelectorAll('[data-parallax-layer]').length).toBe(1);
  await frames();
  expect(document.querySelectorAll('[data-parallax-layer]')).toHaveLength(1);
});

test('a copy of the content, as in a page that Turbo restores, has each control once', async () => {
  const element = await content(slider + row);
  await expect.poll(() => find('.shop-carousel__bar')).not.toBeNull();
  await expect.poll(() => find('[data-parallax-layer]')).not.toBeNull();
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  const next = page.getByRole('button', { name: 'Next' });
  await expect.poll(() => next.elements()).toHaveLength(1);
  await frames();
  expect(next.elements()).toHaveLength(1);
  expect(copy.querySelectorAll('[data-parallax-layer]')).toHaveLength(1);
  await next.click();
  await expect.poll(() => find('[data-content-type="slide"]')?.ariaHidden).toBe('true');
});

test('a setting that the editor left blank has its default, in a block with and without its own element', async () => {
  const slider = `<div data-content-type="slider" data-autoplay-speed="" data-show-arrows="" data-show-dots="true"><div>One</div><div>Two</div></div>`;
  show('shop-page-builder', `<shop-page-builder>${slider}<shop-slider>${slider}</shop-slider></shop-page-builder>`);
  await expect.element(page.getByRole('button', { name: 'Show 2 of 2' }).nth(1)).toBeVisible();
  expect(page.getByRole('button', { name: 'Next' }).elements()).toEqual([]);
});

test('reports a block with invalid settings, leaves it alone, and starts the others', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const errors = recordEvents<{ tag: string; issues: { path: string }[] }>('shop-error');
  await content(buttons.replace('data-same-width="true"', 'data-same-width="perhaps"') + tabs);
  expect(errors.map(({ detail }) => [detail.tag, detail.issues[0]?.path])).toEqual([['shop-page-builder', 'buttons']]);
  expect(document.querySelectorAll('[role="tabpanel"]')).toHaveLength(2);
  vi.restoreAllMocks();
});

test('stops everything when it is removed', async () => {
  const element = await content(row + buttons);
  await expect.poll(() => find('.shop-background__frame')).not.toBeNull();
  element.parentElement?.removeChild(element);
  await expect.poll(() => element.querySelector('.shop-background__frame')).toBeNull();
  expect(element.querySelector<HTMLElement>('a')?.style.minWidth).toBe('');
});
