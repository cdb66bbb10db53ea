import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { lumaContentRules } from '#testing/luma-content';
import { drawn, themeRules } from '#testing/page';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import '../shared/carousel/carousel.css';
import './define';

const carousel = (products: number, attributes = '', style = '') => `
  <shop-product-carousel aria-label="Featured" ${attributes} style="${style}"><ol class="product-items">
    ${Array.from({ length: products }, (_, index) => `<li class="product-item"><a href="#${index}">${index}</a></li>`).join('')}
  </ol></shop-product-carousel>`;

const showing = (slidesToShow: number) =>
  `data-breakpoints='{"all":{"conditions":{},"options":{"products":{"default":{"slidesToShow":"${slidesToShow}"}}}}}'`;

const next = () => page.getByRole('button', { name: 'Next' });

function inView(): number[] {
  const found = Array.from(document.querySelectorAll<HTMLElement>('[aria-hidden="false"]:not([inert])'));
  return found.map(({ textContent }) => Number(textContent));
}

/** The products that are at least partly visible, from left to right. */
function drawnProducts(): number[] {
  const list = document.querySelector('.product-items')?.getBoundingClientRect();
  return Array.from(document.querySelectorAll('.product-item'))
    .map((item) => ({ number: Number(item.textContent), box: item.getBoundingClientRect() }))
    .filter(({ box }) => list && box.right > list.left + 1 && box.left < list.right - 1)
    .sort((one, other) => one.box.left - other.box.left)
    .map(({ number }) => number);
}

afterEach(() => page.viewport(1280, 800));

test('shows as many products as fit, and is accessible', async () => {
  const element = await drawn('shop-product-carousel', carousel(8, 'data-show-dots="true"'));
  await expectAccessible(element);
  expect(inView()).toEqual([0, 1, 2, 3, 4]);
  expect(element.dataset['slidesToShow']).toBe('5');
  expect(drawnProducts()).toEqual([0, 1, 2, 3, 4]);
});

test('wraps a carousel printed by Page Builder, and uses its settings', async () => {
  const products = Array.from({ length: 8 }, (_, index) => `<li class="product-item">${index}</li>`).join('');
  await drawn(
    'shop-product-carousel',
    `<shop-product-carousel aria-label="Featured"><div data-content-type="products" data-appearance="carousel" data-show-dots="true" data-show-arrows="false">
      <ol class="product-items">${products}</ol></div></shop-product-carousel>`,
  );
  expect(inView()).toEqual([0, 1, 2, 3, 4]);
  await expect.element(page.getByRole('button', { name: 'Show 2 of 2' })).toBeVisible();
});

test('with an invalid setting, shows the products that Luma hides', async () => {
  themeRules(lumaContentRules);
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => error.mockRestore());
  const products = ['One', 'Two', 'Three'].map((name) => `<li class="product-item">${name}</li>`).join('');
  const element = await drawn(
    'shop-product-carousel',
    `<shop-product-carousel data-autoplay-speed="fast"><div data-content-type="products" data-appearance="carousel">
      <ol class="product-items">${products}</ol></div></shop-product-carousel>`,
  );
  expect(element.dataset['state']).toBe('error');
  for (const name of ['One', 'Two', 'Three']) await expect.element(page.getByText(name)).toBeVisible();
});

// Hyvä's list has no class of its own: a grid of forms, or a list with a form in each entry.
test.each([
  ['div', (form: string) => form],
  ['ul', (form: string) => `<li>${form}</li>`],
])('finds the products of Hyvä’s list: <%s>', async (tag, entry) => {
  const forms = [0, 1, 2, 3, 4, 5, 6].map(
    (index) => `<form class="item product product-item"><a href="#${index}">${index}</a></form>`,
  );
  await drawn(
    'shop-product-carousel',
    `<shop-product-carousel aria-label="Featured"><div class="block widget"><div class="block-content">
      <${tag} style="display: grid; grid-template-columns: repeat(4, 1fr)">${forms.map(entry).join('')}</${tag}></div></div></shop-product-carousel>`,
  );
  expect(inView()).toEqual([0, 1, 2, 3, 4]);
  await next().click();
  expect(inView()).toContain(6);
});

// WebKit positions boxes on whole pixels.
test.skipIf(server.browser === 'webkit')('its products have the same size as before the script', async () => {
  document.body.innerHTML = carousel(8);
  const before = document.querySelector('.product-item:nth-child(2)')?.getBoundingClientRect();
  await expect.poll(() => document.querySelector('shop-product-carousel')?.getAttribute('data-state')).toBe('ready');
  const after = document.querySelector('.product-item:nth-child(2)')?.getBoundingClientRect();
  expect([after?.left, after?.width]).toEqual([before?.left, before?.width]);
});

test.each(
  vectors<{ breakpointSlidesToShow: string }, { slidesToShow: number; slidesToScroll: number }>('carousel.slides'),
)('moves by as many products as are in view ($id)', async ({ input, expected }) => {
  await drawn('shop-product-carousel', carousel(12, showing(Number(input.breakpointSlidesToShow))));
  expect(inView()).toHaveLength(expected.slidesToShow);
  await next().click();
  expect(inView()[0]).toBe(expected.slidesToScroll);
});

interface Mode {
  'data-carousel-mode': string;
  'data-infinite-loop': string;
  'data-center-padding': string;
  products: number;
  slidesToShow: number;
}

test.each(vectors<Mode, { centerMode: boolean; centerPadding?: string; class?: string }>('carousel.mode'))(
  'centers products only in continuous mode, and only if there are more than fit ($id)',
  async ({ input: { products, slidesToShow, ...attributes }, expected }) => {
    const names = Object.keys(attributes) as (keyof typeof attributes)[];
    const written = names.map((name) => `${name}="${attributes[name]}"`).join(' ');
    const element = await drawn('shop-product-carousel', carousel(products, `${written} ${showing(slidesToShow)}`));
    expect(element.dataset['mode']).toBe(expected.centerMode ? 'center' : 'default');
    expect(element.querySelector('.center-mode') !== null).toBe(expected.centerMode);
    const list = element.querySelector<HTMLElement>('.product-items');
    expect(list?.style.getPropertyValue('--shop-slide-padding')).toBe(expected.centerPadding ?? '0px');
  },
);

test('centers one product between its neighbors, and loops', async () => {
  const attributes = `data-carousel-mode="continuous" data-center-padding="60px" data-infinite-loop="false" ${showing(3)}`;
  await drawn('shop-product-carousel', carousel(8, attributes));
  expect(inView()).toEqual([0, 1, 7]);
  expect(drawnProducts()).toEqual([6, 7, 0, 1, 2]);
  const box = document.querySelector('.product-item')?.getBoundingClientRect();
  const list = document.querySelector('.product-items')?.getBoundingClientRect();
  expect((box?.left ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo((list?.left ?? 0) + (list?.width ?? 0) / 2, 0);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(drawnProducts).toEqual([5, 6, 7, 0, 1]);
});

test('crossing a breakpoint keeps the position and the focus', async () => {
  const element = await drawn('shop-product-carousel', carousel(20, 'data-show-dots="true"'));
  await next().click();
  await next().click();
  expect(inView()).toEqual([10, 11, 12, 13, 14]);
  await page.viewport(800, 800);
  await expect.poll(() => element.dataset['slidesToShow']).toBe('4');
  expect(inView()).toEqual([8, 9, 10, 11]);
  await page.viewport(500, 800);
  await expect.poll(() => element.dataset['slidesToShow']).toBe('2');
  expect(inView()).toContain(10);
  expect(drawnProducts()).toEqual(inView());
  await expect.element(next()).toHaveFocus();
  expect(element.querySelectorAll('.shop-carousel__dot:not([hidden])')).toHaveLength(10);
  await page.viewport(1280, 800);
  await expect.poll(() => element.dataset['slidesToShow']).toBe('5');
  expect(inView()).toEqual([10, 11, 12, 13, 14]);
});

test.each([
  [1024, '4'],
  [640, '2'],
])('at %s pixels exactly one breakpoint matches', async (width, expected) => {
  await page.viewport(width, 800);
  const element = await drawn('shop-product-carousel', carousel(8));
  expect(element.dataset['slidesToShow']).toBe(expected);
});

test('in continuous mode, returns to the same product after the width changed', async () => {
  const element = await drawn('shop-product-carousel', carousel(4, 'data-carousel-mode="continuous"'));
  expect(element.dataset['mode']).toBe('default');
  await page.viewport(500, 800);
  await expect.poll(() => element.dataset['mode']).toBe('center');
  const first = inView();
  await next().click();
  await expect.poll(inView).not.toEqual(first);
  const second = inView();
  await page.viewport(1280, 800);
  await expect.poll(() => element.dataset['mode']).toBe('default');
  await page.viewport(500, 800);
  await expect.poll(() => element.dataset['mode']).toBe('center');
  expect(inView()).toEqual(second);
});

test.each(vectors<{ slides: number; slidesToShow: number }, { arrows: string }>('carousel.autoplay'))(
  'does not move too few products (vector $id)',
  async ({ input: { slides, slidesToShow } }) => {
    const attributes = `data-autoplay="true" data-autoplay-speed="0" data-show-dots="true" ${showing(slidesToShow)}`;
    await drawn('shop-product-carousel', carousel(slides, attributes));
    expect(document.querySelectorAll('button:not([hidden] *)')).toHaveLength(0);
    expect(inView()).toEqual([0, 1, 2]);
  },
);

// In a test's frame, WebKit does not notice that its driver's pointer has left.
test.skipIf(server.browser === 'webkit')('autoplay waits under the pointer and while the focus is inside', async () => {
  const clock = recordTimers();
  const elsewhere = '<p id="elsewhere">Elsewhere</p>';
  await drawn('shop-product-carousel', carousel(10, 'data-autoplay="true"') + elsewhere);
  await userEvent.hover(document.querySelector('.product-items') ?? document.body);
  clock.run();
  expect(inView()[0]).toBe(0);
  await userEvent.hover(page.getByText('Elsewhere'));
  document.querySelector('a')?.focus();
  clock.run();
  expect(inView()[0]).toBe(0);
  document.querySelector('a')?.blur();
  await expect
    .poll(() => {
      clock.run();
      return inView()[0];
    })
    .not.toBe(0);
  expect(clock.rests).toContain(3500);
});

test('autoplay goes on after a width at which all products were in view', async () => {
  const clock = recordTimers();
  await page.viewport(800, 800);
  await drawn('shop-product-carousel', carousel(5, 'data-autoplay="true" data-infinite-loop="true"'));
  expect(inView().length).toBeLessThan(5);
  await page.viewport(1280, 800);
  await expect.poll(inView).toHaveLength(5);
  clock.run();
  await page.viewport(800, 800);
  await expect.poll(() => inView().length).toBeLessThan(5);
  const before = inView();
  await expect
    .poll(() => {
      clock.run();
      return inView();
    })
    .not.toEqual(before);
});

test('the first move waits for `autoplay-speed`; later ones also wait for the animation to end', async () => {
  const clock = recordTimers();
  await drawn('shop-product-carousel', carousel(10, 'data-autoplay="true" data-autoplay-speed="4000"'));
  expect(clock.rests).toEqual([4000]);
  await expect
    .poll(() => {
      clock.run();
      return inView()[0];
    })
    .not.toBe(0);
  expect(clock.rests.at(-1)).toBe(4500);
});

/** Replaces the page's timers. The test runs them. */
function recordTimers() {
  const { setTimeout: set, clearTimeout: clear } = window;
  const waiting = new Map<number, () => void>();
  const rests: number[] = [];
  window.setTimeout = ((run: () => void, rest = 0) => {
    if (rest < 3000) return set(run, rest);
    rests.push(rest);
    waiting.set(-rests.length, run);
    return -rests.length;
  }) as typeof window.setTimeout;
  window.clearTimeout = (id) => {
    if (!waiting.delete(Number(id))) clear(id);
  };
  onTestFinished(() => {
    Object.assign(window, { setTimeout: set, clearTimeout: clear });
  });
  const run = (): void => {
    const [last] = [...waiting.values()].reverse();
    waiting.clear();
    last?.();
  };
  return { rests, run };
}

interface Defaults {
  autoplay: boolean;
  autoplaySpeed: number;
  infinite: boolean;
  arrows: boolean;
  dots: boolean;
  centerMode: boolean;
  centerPadding: string;
}

test.each(vectors<object, Defaults>('carousel.defaults'))(
  'without attributes, moves and looks as Page Builder’s carousel does ($id)',
  async ({ expected }) => {
    const element = await drawn('shop-product-carousel', carousel(8));
    expect(Reflect.get(element, 'config')).toMatchObject({
      autoplay: expected.autoplay,
      autoplaySpeed: expected.autoplaySpeed,
      infiniteLoop: expected.infinite,
      showArrows: expected.arrows,
      showDots: expected.dots,
      centerPadding: expected.centerPadding,
    });
    expect(element.dataset['mode']).toBe(expected.centerMode ? 'center' : 'default');
  },
);

test('from right to left the first product is on the right', async () => {
  await drawn('shop-product-carousel', `<div dir="rtl">${carousel(12)}</div>`);
  expect(drawnProducts()).toEqual([4, 3, 2, 1, 0]);
  await next().click();
  await expect.poll(drawnProducts).toEqual([9, 8, 7, 6, 5]);
});
