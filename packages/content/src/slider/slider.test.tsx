import { addTexts, resetTexts } from '@shop-elements/core';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { lumaContentRules } from '#testing/luma-content';
import { drawn, show, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import '../shared/carousel/carousel.css';
import '../page-builder/define';
import './define';
import { define } from './index';

const slides = (count: number, start = 1) =>
  Array.from({ length: count }, (_, index) => `<div><a href="#${start + index}">Slide ${start + index}</a></div>`).join(
    '',
  );

const slider = (attributes = '', count = 3) =>
  `<shop-slider aria-label="Season" style="inline-size: 500px" ${attributes}>${slides(count)}</shop-slider>`;

/** The slides that a shopper can see and reach. */
function inView(): string[] {
  const found = Array.from(document.querySelectorAll<HTMLElement>('[aria-hidden="false"]:not([inert])'));
  return found.map(({ textContent }) => textContent ?? '');
}

/** The slides that are at least partly visible, each with its position in widths of the slider. */
function places(): (readonly [string, number])[] {
  const { left = 0, width = 1 } = document.querySelector('shop-slider')?.getBoundingClientRect() ?? {};
  return Array.from(document.querySelectorAll('shop-slider [aria-hidden]'))
    .map((slide) => {
      const place = (slide.getBoundingClientRect().left - left) / width;
      return [slide.textContent ?? '', Math.round(place * 100) / 100 + 0] as const;
    })
    .filter(([, place]) => Math.abs(place) < 1);
}

const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Simulates reduced motion: movements end at once. */
function calm(): void {
  const real = window.matchMedia;
  window.matchMedia = (query) => real(query.includes('reduced-motion') ? 'all' : query);
  onTestFinished(() => {
    window.matchMedia = real;
  });
}

/** Tabs past the two arrows. */
async function tabToSlides(): Promise<void> {
  for (let press = 0; press < 3; press += 1) await userEvent.tab();
}

beforeEach(() => userEvent.unhover(document.body));

test('shows the first slide, named and counted, and is accessible', async () => {
  const element = await drawn('shop-slider', slider('data-show-dots="true"'));
  await expectAccessible(element);
  expect(inView()).toEqual(['Slide 1']);
  expect(element.getAttribute('aria-roledescription')).toBe('carousel');
  await expect.element(page.getByRole('group', { name: '1 of 3' })).toBeVisible();
  await expect.element(button('Show 1 of 3')).toHaveAttribute('aria-current', 'true');
});

test('moves by arrows and dots, and from the last slide to the first', async () => {
  await drawn('shop-slider', slider('data-show-dots="true"'));
  await button('Next').click();
  expect(inView()).toEqual(['Slide 2']);
  await expect.poll(places).toEqual([['Slide 2', 0]]);
  await button('Show 3 of 3').click();
  await expect.poll(places).toEqual([['Slide 3', 0]]);
  expect(inView()).toEqual(['Slide 3']);
  await button('Next').click();
  expect(inView()).toEqual(['Slide 1']);
  await expect.poll(places).toEqual([['Slide 1', 0]]);
  await button('Previous').click();
  expect(inView()).toEqual(['Slide 3']);
  await expect.element(page.getByRole('status')).toHaveTextContent('3 of 3');
});

test('its controls come before the slides, and dots have other names than slides', async () => {
  // On a slow machine, a slider without a pause could move before the first Tab.
  await drawn('shop-slider', slider('data-show-dots="true" data-autoplay="true" data-autoplay-speed="60000"'));
  const reached: (string | null)[] = [];
  for (let press = 0; press < 7; press += 1) {
    await userEvent.tab();
    reached.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? null);
  }
  expect(reached).toEqual(['Pause', 'Previous', 'Show 1 of 3', 'Show 2 of 3', 'Show 3 of 3', 'Next', 'Slide 1']);
});

test('announces a new page once: by the status, or by the slide that gets the focus', async () => {
  await drawn('shop-slider', slider());
  await button('Next').click();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3');
  await tabToSlides();
  document.querySelector<HTMLElement>('[aria-hidden="false"] a')?.focus();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(page.getByRole('group', { name: '3 of 3' })).toHaveFocus();
  await expect.element(page.getByRole('status')).toHaveTextContent('2 of 3');
});

test('wraps a slider printed by Page Builder, and uses its settings', async () => {
  await drawn(
    'shop-slider',
    `<shop-slider aria-label="Season"><div data-content-type="slider" data-show-dots="true" data-show-arrows="false" data-infinite-loop="false">${slides(3)}</div></shop-slider>`,
  );
  expect(inView()).toEqual(['Slide 1']);
  await button('Show 3 of 3').click();
  await expect.poll(inView).toEqual(['Slide 3']);
  expect(document.querySelector('.shop-carousel__next')).toBeNull();
});

test.each(['section', 'shop-page-builder'])('under another tag name, wraps a slider in a <%s>', async (around) => {
  define('theme-slider');
  const block = `<div data-content-type="slider" data-show-dots="true">${slides(3)}</div>`;
  show('section', `<section><${around}><theme-slider>${block}</theme-slider></${around}></section>`);
  await expect.element(button('Show 3 of 3')).toBeVisible();
  expect(document.querySelectorAll('[aria-roledescription="carousel"]')).toHaveLength(1);
});

test('with an invalid setting, shows the slides that Luma hides', async () => {
  themeRules(lumaContentRules);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const printed = slides(2).replaceAll('<div>', '<div data-content-type="slide">');
  const element = await drawn(
    'shop-slider',
    `<shop-slider aria-label="Season" data-autoplay-speed="fast"><div data-content-type="slider">${printed}</div></shop-slider>`,
  );
  expect(element.dataset.state).toBe('error');
  for (const name of ['Slide 1', 'Slide 2']) await expect.element(page.getByRole('link', { name })).toBeVisible();
  // A scrollable list with a scroll bar.
  const [first, second] = [...element.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
  expect(second?.top).toBe(first?.top);
  expect(getComputedStyle(element.firstElementChild ?? element).scrollbarWidth).toBe('auto');
});

test('without data-infinite-loop, stops at both ends', async () => {
  await drawn('shop-slider', slider('data-infinite-loop="false"'));
  await expect.element(button('Previous')).toHaveAttribute('aria-disabled', 'true');
  for (let press = 0; press < 2; press += 1) await button('Next').click();
  await userEvent.keyboard('{Enter}');
  expect(inView()).toEqual(['Slide 3']);
  await expect.element(button('Next')).toHaveAttribute('aria-disabled', 'true');
  await expect.element(button('Next')).toHaveFocus();
});

test('arrow keys move it, and the focus stays in view', async () => {
  await drawn('shop-slider', slider());
  await tabToSlides();
  expect(document.activeElement?.textContent).toBe('Slide 1');
  await userEvent.keyboard('{ArrowRight}');
  expect(inView()).toEqual(['Slide 2']);
  expect(document.activeElement?.textContent).toBe('Slide 2');
  await userEvent.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(inView()).toEqual(['Slide 3']);
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Slide 3');
  await userEvent.tab({ shift: true });
  await expect.element(button('Next')).toHaveFocus();
});

test('leaves the browser’s own shortcuts alone, such as Alt and an arrow key for Back', async () => {
  await drawn('shop-slider', slider());
  await tabToSlides();
  await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
  expect(inView()).toEqual(['Slide 1']);
});

test('from right to left, the left arrow key moves on', async () => {
  await drawn('shop-slider', `<div dir="rtl">${slider()}</div>`);
  await tabToSlides();
  await userEvent.keyboard('{ArrowLeft}');
  expect(inView()).toEqual(['Slide 2']);
  await expect.poll(places).toEqual([['Slide 2', 0]]);
});

test('ignores arrow keys in a focused field', async () => {
  await drawn('shop-slider', '<shop-slider><div><input aria-label="Name"></div><div>Two</div></shop-slider>');
  await userEvent.click(page.getByLabelText('Name'));
  await userEvent.keyboard('ab{ArrowLeft}c');
  await expect.element(page.getByLabelText('Name')).toHaveValue('acb');
});

test.each(vectors<{ listWidth: number; dragged: number }, string>('carousel.swipe'))(
  'a swipe moves on beyond a fifth of the width, and else springs back: $input.dragged pixels ($id)',
  async ({ input: { listWidth, dragged }, expected }) => {
    calm();
    const element = await drawn('shop-slider', slider());
    expect(element.offsetWidth).toBe(listWidth);
    const { left, top } = element.getBoundingClientRect();
    const at = (type: string, x: number): void => {
      const point = { bubbles: true, cancelable: true, clientX: x, clientY: top + 5 };
      const slide = element.querySelector('[aria-hidden]');
      slide?.dispatchEvent(new PointerEvent(`pointer${type}`, point));
      slide?.dispatchEvent(new MouseEvent(`mouse${type}`, point));
    };
    at('down', left + 400);
    at('move', left + 390);
    at('move', left + 400 - dragged);
    at('up', left + 400 - dragged);
    expect(inView()).toEqual([expected === 'moves' ? 'Slide 2' : 'Slide 1']);
    await expect.poll(places).toEqual([[inView()[0], 0]]);
  },
);

interface Options {
  autoplay?: boolean;
  autoplaySpeed?: number;
  fade?: boolean;
  infinite?: boolean;
  arrows?: boolean;
  dots?: boolean;
}

test.each(vectors<Record<string, string | null>, Options>('slider.options'))(
  'plays, fades, loops, and has arrows and dots as its attributes say ($id)',
  async ({ input, expected }) => {
    const attributes = Object.keys(input).flatMap((name) => (input[name] === null ? [] : [`${name}="${input[name]}"`]));
    const element = await drawn('shop-slider', slider(attributes.join(' ')));
    const { infinite, arrows, dots, ...same } = expected;
    const renamed = { infiniteLoop: infinite, showArrows: arrows, showDots: dots };
    const wanted = JSON.parse(JSON.stringify({ ...same, ...renamed })) as object;
    expect(Reflect.get(element, 'config')).toMatchObject(wanted);
  },
);

test('plays automatically until it is paused', async () => {
  await drawn('shop-slider', slider('data-autoplay="true" data-autoplay-speed="0"'));
  await expect.poll(inView).toEqual(['Slide 2']);
  await button('Pause').click();
  const stopped = inView();
  await expect.element(button('Play')).toBeVisible();
  await userEvent.unhover(button('Play'));
  // Another slider shows when the next movement would have been over.
  const another = slider('data-autoplay="true" data-autoplay-speed="0"').replaceAll('Slide', 'Other');
  document.body.insertAdjacentHTML('beforeend', another);
  await expect.poll(() => inView().at(-1)).toBe('Other 3');
  document.querySelectorAll('shop-slider')[1]?.replaceWith();
  expect(inView()).toEqual(stopped);
  await button('Play').click();
  await userEvent.unhover(button('Pause'));
  await expect.poll(inView).not.toEqual(stopped);
});

test('stays paused when another setting changes', async () => {
  const element = await drawn(
    'shop-slider',
    slider('data-autoplay="true" data-autoplay-speed="0" data-show-dots="false"'),
  );
  await button('Pause').click();
  element.dataset['showDots'] = 'true';
  await expect.element(button('Show 2 of 3')).toBeVisible();
  await expect.element(button('Play')).toBeVisible();
  element.dataset['autoplaySpeed'] = '1';
  await button('Play').click();
  element.dataset['showDots'] = 'false';
  await expect.element(button('Show 2 of 3')).not.toBeInTheDocument();
  await expect.element(button('Pause')).toBeVisible();
});

test('without data-infinite-loop, autoplay stops at the last slide', async () => {
  await drawn('shop-slider', slider('data-autoplay="true" data-infinite-loop="false"', 2));
  await expect.element(button('Play')).toBeVisible();
  expect(inView()).toEqual(['Slide 2']);
  await button('Play').click();
  expect(inView()).toEqual(['Slide 1']);
});

test('does not autoplay with reduced motion until the shopper presses Play', async () => {
  calm();
  await drawn('shop-slider', slider('data-autoplay="true" data-autoplay-speed="0"'));
  await expect.element(button('Play')).toBeVisible();
  expect(inView()).toEqual(['Slide 1']);
  await button('Play').click();
  await userEvent.unhover(button('Pause'));
  await expect.poll(inView).not.toEqual(['Slide 1']);
});

test('a slide fades over the one before, which then leaves the view, so that its video stops', async () => {
  await drawn('shop-slider', slider('data-fade="true"'));
  await expect.poll(places).toEqual([['Slide 1', 0]]);
  const delayed: string[] = [];
  document.querySelector('shop-slider')?.addEventListener('transitionrun', ({ target, propertyName }) => {
    if (target instanceof HTMLElement) delayed.push(`${target.textContent} ${propertyName}`);
  });
  await button('Next').click();
  await expect.poll(() => delayed).toContain('Slide 1 transform');
  await expect.poll(places).toEqual([['Slide 2', 0]]);
  const opacity = () =>
    Array.from(document.querySelectorAll('[aria-hidden]')).map((slide) => getComputedStyle(slide).opacity);
  await expect.poll(opacity).toEqual(['0', '1', '0']);
  const front = document.querySelector('[aria-hidden="false"]');
  expect(front && getComputedStyle(front).zIndex).toBe('1000');
});

test('a list inside stays a list', async () => {
  const element = await drawn('shop-slider', '<shop-slider><ul><li>One</li><li>Two</li></ul></shop-slider>');
  await expectAccessible(element);
  expect(inView()).toEqual(['One']);
  await expect.element(page.getByRole('listitem')).toHaveTextContent('One');
});

test('what shows nothing is no slide, such as the picture for browsers without scripts', async () => {
  const pictures = ['One', 'Two'].map((name) => `<a href="#${name}">${name}</a><noscript>${name}</noscript>`);
  await drawn('shop-slider', `<shop-slider data-show-dots="true"><link href="/">${pictures.join('')}</shop-slider>`);
  await expect.poll(inView).toEqual(['One']);
  await button('Show 2 of 2').click();
  await expect.poll(inView).toEqual(['Two']);
});

test('a single slide has no controls until others are added', async () => {
  const element = await drawn('shop-slider', slider('', 1));
  expect(document.querySelectorAll('button:not([hidden] *)')).toHaveLength(0);
  element.append(document.createRange().createContextualFragment(slides(2, 2)));
  await button('Next').click();
  expect(inView()).toEqual(['Slide 2']);
});

test('gets its size when a hidden part of the page is shown', async () => {
  calm();
  await drawn('shop-slider', `<div id="tab" hidden>${slider('style="inline-size: auto"')}</div>`);
  document.querySelector('#tab')?.removeAttribute('hidden');
  await button('Next').click();
  await expect.poll(places).toEqual([['Slide 2', 0]]);
});

test('keeps its slide when it is moved, and restores the slides when it is removed', async () => {
  const element = await drawn('shop-slider', slider());
  await button('Next').click();
  const box = document.createElement('section');
  document.body.append(box);
  element.parentNode?.removeChild(element);
  await expect.poll(() => element.querySelector('button')).toBeNull();
  expect(element.querySelector('[aria-hidden], [inert]')).toBeNull();
  box.append(element);
  await expect.poll(inView).toEqual(['Slide 2']);
  expect(element.querySelectorAll('.shop-carousel__bar')).toHaveLength(1);
});

test('positions only the nearby slides of two hundred', async () => {
  await drawn('shop-slider', slider('', 200));
  const transforms = () =>
    Array.from(document.querySelectorAll<HTMLElement>('[aria-hidden]'), ({ style }) => style.transform);
  const [, , far] = transforms();
  await button('Next').click();
  await expect.poll(places).toEqual([['Slide 2', 0]]);
  await expect.poll(() => transforms().filter((place) => place !== far)).toHaveLength(1);
});

test('loads the next slide’s pictures in advance', async () => {
  const picture = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';
  const four = ['a', 'b', 'c', 'd'].map(
    (name) => `<div>${name}<img alt="${name}" loading="lazy" data-lazy="${picture}"></div>`,
  );
  await drawn('shop-slider', `<shop-slider data-infinite-loop="false">${four.join('')}</shop-slider>`);
  const loaded = () =>
    Array.from(document.querySelectorAll('img'))
      .filter(({ src, loading }) => src === picture && loading === 'eager')
      .map(({ alt }) => alt);
  await expect.poll(loaded).toEqual(['a', 'b']);
  await button('Next').click();
  expect(loaded()).toEqual(['a', 'b', 'c']);
});

test('loads nothing before it comes into view', async () => {
  await drawn(
    'shop-slider',
    '<div style="block-size: 5000px"></div><shop-slider><div><img alt="a" data-lazy="/a.gif" loading="lazy"></div><div>b</div></shop-slider>',
  );
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(document.querySelector('img')?.getAttribute('src')).toBeNull();
});

test('with data-adaptive-height, it is as high as the slide in view, also when that slide grows', async () => {
  calm();
  const heights = [100, 300, 50].map(
    (height) => `<div><p style="block-size: ${height}px; margin: 0">${height}</p></div>`,
  );
  const element = await drawn(
    'shop-slider',
    `<shop-slider data-adaptive-height data-show-arrows="false">${heights.join('')}</shop-slider>`,
  );
  element.style.transition = 'none';
  const height = () => element.getBoundingClientRect().height;
  await expect.poll(height).toBe(100);
  document.querySelector('p')?.style.setProperty('block-size', '140px');
  await expect.poll(height).toBe(140);
});

test('with data-slick-classes, a theme’s rules for slick apply', async () => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`.slick-slide { display: none; float: left } .slick-initialized .slick-slide { display: block }
    .slick-dots li.slick-active button { outline: 1px solid rgb(1, 2, 3) } .slick-prev.slick-disabled { color: rgb(4, 5, 6) }`);
  document.adoptedStyleSheets = [sheet];
  onTestFinished(() => {
    document.adoptedStyleSheets = [];
  });
  const element = await drawn(
    'shop-slider',
    slider('data-slick-classes data-show-dots="true" data-infinite-loop="false"'),
  );
  const names = () => Array.from(element.querySelectorAll('.slick-slide'), ({ classList }) => classList.value);
  expect(names()).toEqual(['slick-slide slick-active slick-current', 'slick-slide', 'slick-slide']);
  expect(getComputedStyle(button('Previous').element()).color).toBe('rgb(4, 5, 6)');
  await button('Next').click();
  expect(names()).toEqual(['slick-slide', 'slick-slide slick-active slick-current', 'slick-slide']);
  expect(getComputedStyle(button('Show 2 of 3').element()).outlineColor).toBe('rgb(1, 2, 3)');
  await expect.poll(places).toEqual([['Slide 2', 0]]);
  element.replaceWith();
  await expect.poll(() => element.querySelector('[class*="slick"]')).toBeNull();
});

test('with data-slick-classes and no rules for them, the buttons have slick’s texts and are large enough to touch', async () => {
  await drawn('shop-slider', slider('data-slick-classes data-show-dots="true"'));
  const buttons = Array.from(document.querySelectorAll('.slick-arrow, .slick-dots button'));
  expect(buttons.map(({ textContent }) => textContent)).toEqual(['Previous', '1', '2', '3', 'Next']);
  for (const each of buttons) {
    const { width, height } = each.getBoundingClientRect();
    expect(Math.min(width, height), each.textContent).toBeGreaterThanOrEqual(43.5);
  }
});

test('uses the page’s language, also when its texts load later', async () => {
  onTestFinished(resetTexts);
  await drawn('shop-slider', slider('data-show-dots="true"'));
  addTexts({ carousel: { next: 'Verder', place: '%1 van %2', slide: 'dia' } });
  await expect.element(button('Verder')).toBeVisible();
  await expect.element(page.getByRole('group', { name: '1 van 3' })).toHaveAttribute('aria-roledescription', 'dia');
});

test('the controls keep their color, whatever the theme makes of buttons', async () => {
  themeRules('button, button:hover { color: rgb(1, 2, 3) }');
  await drawn('shop-slider', slider('data-show-dots="true" data-show-arrows="true"'));
  const all = Array.from(document.querySelectorAll('.shop-carousel__button'), (each) => getComputedStyle(each).color);
  expect(all).toHaveLength(5);
  expect(all).not.toContain('rgb(1, 2, 3)');
});

test.each([
  ['', 300],
  ['data-autoplay="true"', 360],
])('on a phone, many dots stay between the arrows, %s', async (attributes, width) => {
  onTestFinished(() => page.viewport(1280, 800));
  await page.viewport(width, 700);
  const html = slider(`data-show-dots="true" data-show-arrows="true" ${attributes}`, 12);
  await drawn('shop-slider', html.replace('500px', '100%'));
  const box = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
  const dots = box('.shop-carousel__dots');
  for (const selector of ['.shop-carousel__previous', '.shop-carousel__next']) {
    const { top, bottom } = box(selector);
    expect((top + bottom) / 2, selector).toBeGreaterThan(dots.top);
    expect((top + bottom) / 2, selector).toBeLessThan(dots.bottom);
  }
});
