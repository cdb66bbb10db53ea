import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { type ParallaxInput, type ParallaxPlace, parallaxPlace } from './parallax';

test.each(vectors<ParallaxInput, ParallaxPlace>('parallax.maths'))(
  'the layer covers the row, and moves with the row’s place in the window ($id)',
  ({ input, expected }) => {
    const place = parallaxPlace(input);
    for (const name of Object.keys(expected) as (keyof ParallaxPlace)[]) {
      expect(place[name], name).toBeCloseTo(expected[name], 2);
    }
  },
);

const container = { containerHeight: 400, windowHeight: 800 };

test.each([-1, -0.5, 0, 0.3, 1, 1.5, 2])('at speed %d the layer’s edges never show', (speed) => {
  for (let containerTop = -399; containerTop < 800; containerTop += 7) {
    const { imageHeight, marginTop, translateY } = parallaxPlace({
      ...container,
      speed,
      containerTop,
      imagePosition: 'fixed',
    });
    const top = marginTop + translateY;
    expect(top).toBeLessThanOrEqual(Math.max(0, containerTop) + 0.001);
    expect(top + imageHeight).toBeGreaterThanOrEqual(Math.min(800, containerTop + 400) - 0.001);
  }
});

test('a layer positioned in its container compensates for the container’s movement', () => {
  const input = { ...container, speed: 0.5, containerTop: 300 };
  const fixed = parallaxPlace({ ...input, imagePosition: 'fixed' });
  expect(parallaxPlace({ ...input, imagePosition: 'absolute' }).translateY).toBe(fixed.translateY - 300);
});
