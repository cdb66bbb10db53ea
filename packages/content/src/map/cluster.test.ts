import { expect, test } from 'vitest';
import { clusterByDistance } from './cluster';

const members = (points: readonly ({ x: number; y: number } | undefined)[], distance = 10) =>
  clusterByDistance(points, distance).map((cluster) => cluster.members);

test('groups points near its first one', () => {
  const row = [0, 4, 9, 12, 40].map((x) => ({ x, y: 0 }));
  expect(members(row)).toEqual([[0, 1, 2], [3], [4]]);
});

test('groups across the edges of its squares, in every direction', () => {
  expect(members([9.5, 10.5].map((x) => ({ x, y: 0 })))).toEqual([[0, 1]]);
  expect(members([9.5, 10.5].map((y) => ({ x: 0, y })))).toEqual([[0, 1]]);
  expect(
    members([
      { x: -0.5, y: -0.5 },
      { x: 0.5, y: 0.5 },
    ]),
  ).toEqual([[0, 1]]);
});

test('ignores points without a position, and keeps the indexes of the others', () => {
  expect(members([undefined, { x: 1, y: 1 }, undefined, { x: 2, y: 2 }])).toEqual([[1, 3]]);
});

test('every point is in one cluster', () => {
  const points = Array.from({ length: 2_000 }, (_, index) => ({ x: (index * 37) % 400, y: (index * 91) % 300 }));
  const found = members(points, 64).flat();
  expect(found.sort((a, b) => a - b)).toEqual(points.map((_, index) => index));
});
