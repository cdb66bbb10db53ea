import { parse } from '@shop-elements/core';
import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { mediaQuery, slidesToShow } from './breakpoints';
import { type Breakpoints, productCarouselConfig } from './product-carousel.config';

const { breakpoints } = parse(productCarouselConfig, {}) ?? {};
if (breakpoints === undefined) throw new Error('the settings have no breakpoints by default');

/** Evaluates the widths in a media query, which is enough here. */
const screen = (width: number) => (query: string) =>
  query.split(' and ').every((part) => {
    const least = /min-width: (\d+)px/.exec(part)?.[1];
    const below = /width < (\d+)px/.exec(part)?.[1];
    return part === 'all' || (least === undefined ? width < Number(below) : width >= Number(least));
  });

test.each(vectors<{ width: number; mode: string }, string>('carousel.breakpoint'))(
  'at $input.width pixels, the $input.mode mode shows as many products as its breakpoint says ($id)',
  ({ input: { width, mode }, expected }) => {
    expect(slidesToShow(breakpoints, mode, screen(width))).toBe(Number(expected));
  },
);

test.each([
  [767.5, 3],
  [640.5, 2],
  [1024.5, 4],
  [1025, 5],
  [320, 2],
])('a page of %s pixels matches a breakpoint', (width, expected) => {
  expect(slidesToShow(breakpoints, 'default', screen(width))).toBe(expected);
});

test('keeps other conditions', () => {
  expect(mediaQuery({ 'max-width': '40em', orientation: 'portrait' })).toBe(
    '(max-width: 40em) and (orientation: portrait)',
  );
  expect(mediaQuery({})).toBe('all');
});

test('ignores a breakpoint without a number of products', () => {
  const given: Breakpoints = {
    all: { conditions: {}, options: { products: { default: { slidesToShow: 3 } } } },
    phone: { conditions: { 'max-width': '640px' }, options: { products: {} } },
  };
  expect(slidesToShow(given, 'default', screen(320))).toBe(3);
  expect(slidesToShow({}, 'default', screen(320))).toBe(1);
});
