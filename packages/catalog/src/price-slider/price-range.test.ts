import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { nearestThumb, rangeUrl, startRange, stepsAway, withThumb } from './price-range';
import type { PriceSliderConfig } from './price-slider.config';

const slider = { minValue: 10, maxValue: 200, step: 1, ajaxUrl: '' };
const uneven = { minValue: 12.5, maxValue: 99.9, step: 1, ajaxUrl: '' };

test.each(vectors<{ ajaxUrl: string; values: [number, number] }, string>('layered.slider-url'))(
  'the chosen prices replace from-to in the URL, and the rest of it stays ($id)',
  ({ input, expected }) => {
    const [from, to] = input.values;
    expect(rangeUrl(input.ajaxUrl, { from, to })).toBe(expected);
  },
);

test('the path may contain the same letters as the placeholder', () => {
  expect(rangeUrl('/from-to-paris.html?price=from-to', { from: 1, to: 2 })).toBe('/from-to-paris.html?price=1-2');
});

test.each(vectors<{ config: PriceSliderConfig }, [number, number]>('layered.slider-start'))(
  'starts with the selected prices, also between two steps ($id)',
  ({ input, expected }) => {
    const { from, to } = startRange(input.config);
    expect([from, to]).toEqual(expected);
  },
);

test('limits the selection to the available prices', () => {
  expect(startRange({ ...slider, selectedFrom: 0, selectedTo: 900 })).toEqual({ from: 10, to: 200 });
  expect(startRange({ ...slider, selectedFrom: 80, selectedTo: 20 })).toEqual({ from: 80, to: 80 });
});

test('rounds to steps, and both ends can be reached', () => {
  const range = { from: 12.5, to: 99.9 };
  expect(withThumb(range, 'from', 20.2, uneven).from).toBe(20.5);
  expect(withThumb(range, 'to', 99.8, uneven).to).toBe(99.5);
  expect(withThumb({ ...range, to: 50 }, 'to', 99.9, uneven).to).toBe(99.9);
  expect(withThumb(range, 'from', 0.3, { minValue: 0, maxValue: 1, step: 0.1 }).from).toBe(0.3);
});

test('the thumbs never cross', () => {
  const range = { from: 40, to: 60 };
  expect(withThumb(range, 'from', 90, slider)).toEqual({ from: 60, to: 60 });
  expect(withThumb(range, 'to', -Infinity, slider)).toEqual({ from: 40, to: 40 });
});

test('a price between two steps is one step away from either', () => {
  expect(stepsAway(99.9, -1, uneven)).toBe(99.5);
  expect(stepsAway(99.5, 1, uneven)).toBe(100.5);
  expect(stepsAway(20.3, 1, slider)).toBe(21);
  expect(stepsAway(20.3, -1, slider)).toBe(20);
});

test('a press on the track selects the nearer thumb', () => {
  expect(nearestThumb({ from: 20, to: 80 }, 30)).toBe('from');
  expect(nearestThumb({ from: 20, to: 80 }, 70)).toBe('to');
  expect(nearestThumb({ from: 50, to: 50 }, 40)).toBe('from');
  expect(nearestThumb({ from: 50, to: 50 }, 60)).toBe('to');
});
