import { expect, onTestFinished, test } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn } from '#testing/page';
import { vectors } from '#testing/vectors';
import './define';

/** A valid picture with a unique name. */
const picture = (name: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><title>${name}</title></svg>`)}`;

/** Simulates a screen with a pixel ratio. */
function screen(ratio: number): void {
  const real = window.matchMedia;
  window.matchMedia = (query) => (query.includes('dppx') ? real(ratio >= 2 ? 'all' : 'not all') : real(query));
  onTestFinished(() => {
    window.matchMedia = real;
  });
}

function image(): HTMLImageElement {
  const found = document.querySelector('img');
  if (found === null) throw new Error('no image');
  return found;
}

test('keeps the server’s pictures and is accessible', async () => {
  screen(2);
  await expectAccessible(
    await drawn(
      'shop-retina-images',
      `<shop-retina-images><img src="${picture('small')}" data-src-2x="${picture('large')}" alt="Mug"></shop-retina-images>`,
    ),
  );
});

interface Input {
  devicePixelRatio: number;
  src: string;
  src2x: string;
}

test.each(vectors<Input, string>('retina'))(
  'shows the sharp picture from a pixel ratio of 2 on, here $input.devicePixelRatio ($id)',
  async ({ input, expected }) => {
    screen(input.devicePixelRatio);
    await drawn(
      'shop-retina-images',
      `<shop-retina-images><img src="${picture(input.src)}" data-src-2x="${picture(input.src2x)}" alt="Mug"></shop-retina-images>`,
    );
    await expect.poll(() => image().src).toBe(picture(expected));
  },
);

test('reads the ratio that scripts see, too, which a page or a device emulator may set', async () => {
  Object.defineProperty(window, 'devicePixelRatio', { configurable: true, value: 2 });
  onTestFinished(() => void Reflect.deleteProperty(window, 'devicePixelRatio'));
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('small')}" data-src-2x="${picture('large')}" alt="Mug"></shop-retina-images>`,
  );
  await expect.poll(() => image().src).toBe(picture('large'));
});

test('a picture without a double-size file stays as it is, and others are replaced', async () => {
  screen(2);
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('small')}" data-src-2x="data:image/png,broken" alt="Mug">
      <img class="next" src="${picture('small')}" data-src-2x="${picture('large')}" alt="Pot"></shop-retina-images>`,
  );
  await expect.poll(() => document.querySelector<HTMLImageElement>('.next')?.src).toBe(picture('large'));
  expect(image().src).toBe(picture('small'));
});

test('a picture keeps its displayed size', async () => {
  screen(2);
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('small')}" data-src-2x="${picture('large')}" alt="Mug"></shop-retina-images>`,
  );
  await expect.poll(() => image().srcset).toMatch(/ 2x$/);
});

test('a picture keeps its displayed size when the window moves to a screen with a pixel ratio of 1', async () => {
  screen(2);
  const double = picture('large').replaceAll('%224%22', '%228%22');
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('small')}" data-src-2x="${double}" alt="Mug"></shop-retina-images>`,
  );
  await expect.poll(() => image().src).toBe(double);
  await image().decode();
  // The screen of the tests has a pixel ratio of 1. Chromium still shows the larger picture, because that is loaded.
  expect(image().naturalWidth).toBe(4);
  expect(image().srcset).toBe(`${picture('small')} 1x, ${double} 2x`);
});

test('a picture far below the window loads when the shopper comes near', async () => {
  screen(2);
  const below = `<div class="space" style="block-size: 9000px"></div>
    <img class="below" src="${picture('small')}" data-src-2x="${picture('large')}" alt="Pot">`;
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('small')}" data-src-2x="${picture('large')}" alt="Mug">${below}</shop-retina-images>`,
  );
  const pot = document.querySelector<HTMLImageElement>('.below');
  await expect.poll(() => image().src).toBe(picture('large'));
  expect(pot?.src).toBe(picture('small'));
  pot?.scrollIntoView();
  await expect.poll(() => pot?.src).toBe(picture('large'));
});

test('leaves a picture with a <source> alone, because browsers prefer that', async () => {
  screen(2);
  const small = `<img src="${picture('small')}" data-src-2x="${picture('large')}" alt="Mug">`;
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><picture><source srcset="${picture('webp')}">${small}</picture>${small.replace('<img', '<img class="next"')}</shop-retina-images>`,
  );
  await expect.poll(() => document.querySelector<HTMLImageElement>('.next')?.src).toBe(picture('large'));
  expect(image().src).toBe(picture('small'));
});

test('replaces pictures added later, and reads another attribute if configured', async () => {
  screen(2);
  const element = await drawn(
    'shop-retina-images',
    '<shop-retina-images data-attribute="data-big"></shop-retina-images>',
  );
  const late = document.createElement('img');
  late.dataset['big'] = picture('large');
  late.alt = 'Mug';
  element.append(late);
  await expect.poll(() => late.src).toBe(picture('large'));
});

test('follows a script that shows another picture, as a swatch does', async () => {
  screen(2);
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('red')}" data-src-2x="${picture('red 2x')}" alt="Mug"></shop-retina-images>`,
  );
  await expect.poll(() => image().src).toBe(picture('red 2x'));
  image().src = picture('blue');
  await expect.poll(() => image().currentSrc).toBe(picture('blue'));
  image().setAttribute('data-src-2x', picture('blue 2x'));
  await expect.poll(() => image().src).toBe(picture('blue 2x'));
});

test('a picture that a script changes while the double-size file loads keeps the new one', async () => {
  screen(2);
  const { Image: Original } = window;
  onTestFinished(() => void Object.assign(window, { Image: Original }));
  const loaded = new Promise((resolve) => {
    window.Image = class extends Original {
      constructor() {
        super();
        // A swatch is chosen at this moment.
        image().src = picture('blue');
        queueMicrotask(() => this.addEventListener('load', resolve));
      }
    };
  });
  await drawn(
    'shop-retina-images',
    `<shop-retina-images><img src="${picture('red')}" data-src-2x="${picture('red 2x')}" alt="Mug"></shop-retina-images>`,
  );
  await loaded;
  expect(image().src).toBe(picture('blue'));
  expect(image().srcset).toBe('');
});
