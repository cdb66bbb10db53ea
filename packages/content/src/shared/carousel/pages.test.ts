import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { distance, firstSlide, isFar, isInView, type Layout, pageCount, pageOf } from './pages';

const layout = (slides: number, shown: number, more: Partial<Layout> = {}): Layout => ({
  slides,
  shown,
  infinite: false,
  centered: false,
  ...more,
});

interface Input {
  slides: number;
  slidesToShow: number;
  infinite: boolean;
  centerMode: boolean;
}

test.each(vectors<Input, number>('carousel.pages'))(
  'has a page for as many slides as are in view at once, or, centered, for each slide ($id)',
  ({ input, expected }) => {
    const { slides, slidesToShow, infinite, centerMode } = input;
    expect(pageCount(layout(slides, slidesToShow, { infinite, centered: centerMode }))).toBe(expected);
  },
);

test('without a loop, the last page is full', () => {
  const list = layout(13, 4);
  expect([0, 1, 2, 3].map((page) => firstSlide(page, list))).toEqual([0, 4, 8, 9]);
});

test('in a loop, each round starts with the first slide', () => {
  const round = layout(13, 4, { infinite: true });
  expect([-1, 0, 3, 4, 5].map((page) => firstSlide(page, round))).toEqual([-1, 0, 12, 13, 17]);
});

test('a fraction of a slide shows, but does not count as a step', () => {
  const list = layout(8, 2.5);
  expect(pageCount(list)).toBe(4);
  expect(firstSlide(3, list)).toBe(5.5);
});

test('finds the page of a slide, however many slides show', () => {
  expect(pageOf(7, layout(10, 5))).toBe(1);
  expect(pageOf(7, layout(10, 2))).toBe(3);
  expect(pageOf(9, layout(10, 10))).toBe(0);
  // The last page starts with a slide of the one before.
  expect(pageOf(3, { slides: 8, shown: 5, infinite: false, centered: false })).toBe(1);
  expect(pageOf(2, { slides: 8, shown: 5, infinite: false, centered: false })).toBe(0);
  // With a fraction of a slide in view, too.
  for (const [slides, shown] of [
    [3, 2.5],
    [8, 7.5],
    [9, 4.5],
  ] as const) {
    const fraction = layout(slides, shown, { infinite: false });
    const pages = [...Array(pageCount(fraction)).keys()];
    expect(pages.map((page) => pageOf(firstSlide(page, fraction), fraction))).toEqual(pages);
  }
});

test.each([
  ['six of five', layout(6, 5, { infinite: true })],
  ['ten of five', layout(10, 5, { infinite: true })],
  ['six of five around the middle', layout(6, 5, { infinite: true, centered: true })],
  ['five of four around the middle', layout(5, 4, { infinite: true, centered: true })],
])('in a loop, %s fill the whole width at any time', (_, round) => {
  const first = round.centered ? -(round.shown - 1) / 2 : 0;
  for (let moved = -12; moved <= 12; moved += 0.25) {
    const places = Array.from({ length: round.slides }, (_, slide) => distance(slide, moved, round));
    for (let point = first + 0.1; point < first + round.shown; point += 0.25) {
      const covering = places.filter((place) => place <= point && point < place + 1);
      expect(covering, `${point} after ${moved}`).toHaveLength(1);
    }
  }
});

test('an even number around the middle includes both slides that are cut in half', () => {
  const round = layout(7, 2, { infinite: true, centered: true });
  const inView = [...Array(7).keys()].filter((slide) => isInView(distance(slide, 0, round), round));
  expect(inView).toEqual([0, 1, 6]);
});

test('only complete slides are in view, and visible neighbors are not far', () => {
  const round = layout(10, 5, { infinite: true, centered: true });
  const away = (slide: number) => distance(slide, 0, round);
  expect([8, 9, 0, 1, 2].every((slide) => isInView(away(slide), round))).toBe(true);
  expect([3, 7].map((slide) => [isInView(away(slide), round), isFar(away(slide), round)])).toEqual([
    [false, false],
    [false, false],
  ]);
  expect(isFar(away(5), round)).toBe(true);
});
