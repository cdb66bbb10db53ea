import { expect, test } from 'vitest';
import { distanceBetween, formatDistance } from './distance';

test('the distance between two towns', () => {
  expect(distanceBetween([52.37, 4.9], [52.09, 5.12])).toBeCloseTo(34.5, 0);
  expect(distanceBetween([0, 179], [0, -179])).toBeCloseTo(222, 0);
  expect(distanceBetween([46.19, -123.83], [46.19, -123.83])).toBe(0);
});

test('formats in the units and language of the locale', () => {
  expect(formatDistance(3.24, 'nl')).toBe('3,2 km');
  expect(formatDistance(34.5, 'nl')).toBe('35 km');
  expect(formatDistance(1.609344, 'en-us')).toBe('1 mi');
});
