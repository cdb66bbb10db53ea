import { expect, test } from 'vitest';
import { vectors } from '#testing/vectors';
import { fitRows, type Layout, masonry, packery, snap } from './layouts';

interface Input {
  width: number;
  gutter: number;
  columnWidth?: number;
  items: [width: number, height: number][];
}

interface Expected {
  positions: [x: number, y: number][];
  height: number;
}

const cases = (behaviour: string, layout: Layout) =>
  vectors<Input, Expected>(behaviour).map((vector) => ({ ...vector, layout }));

test.each([
  ...cases('layout.packery', packery),
  ...cases('layout.masonry', masonry),
  ...cases('layout.fit-rows', fitRows),
])('places items as Packery, Masonry and fitRows do ($id)', ({ input, expected, layout }) => {
  const { width, gutter, columnWidth = 0 } = input;
  const items = input.items.map((size) => ({ width: size[0], height: size[1] }));
  const { places, height } = layout(items, { width, gutter, columnWidth });
  expect(places).toEqual(expected.positions);
  expect(height).toBe(expected.height);
});

test.each(vectors<{ size: number; segment: number; gutter: number }, number>('layout.grid-snap'))(
  'rounds up to segments (vector $id)',
  ({ input: { size, segment, gutter }, expected }) => {
    expect(snap(size + gutter, segment + gutter)).toBe(expected);
  },
);

test('an excess of less than a pixel takes no further segment', () => {
  expect(snap(100.6, 100)).toBe(100);
});

test.each([
  ['packery', packery],
  ['masonry', masonry],
  ['fitRows', fitRows],
])('%s overlaps no items and stays inside the container', (_, layout) => {
  const items = Array.from({ length: 200 }, (_, index) => ({
    width: 90 + ((index * 37) % 3) * 100,
    height: 40 + ((index * 53) % 170),
  }));
  const { places, height } = layout(items, { width: 990, gutter: 10, columnWidth: 90 });
  const boxes = items.map((item, index) => {
    const [left = 0, top = 0] = places[index] ?? [];
    return { left, top, right: left + item.width, bottom: top + item.height };
  });
  boxes.forEach((box, index) => {
    expect(box.right).toBeLessThanOrEqual(990);
    expect(box.bottom).toBeLessThanOrEqual(height);
    const over = boxes.filter(
      (other, number) =>
        number !== index &&
        box.left < other.right &&
        other.left < box.right &&
        box.top < other.bottom &&
        other.top < box.bottom,
    );
    expect(over).toEqual([]);
  });
});

test('a hidden item at the start does not decide the width of the columns', () => {
  const items = [0, 100, 100, 100].map((width) => ({ width, height: width }));
  const { places } = masonry(items, { width: 300, gutter: 0, columnWidth: 0 });
  expect(places.slice(1)).toEqual([
    [0, 0],
    [100, 0],
    [200, 0],
  ]);
});

test('no items need no height', () => {
  for (const layout of [packery, masonry, fitRows]) {
    expect(layout([], { width: 300, gutter: 10, columnWidth: 0 })).toEqual({ places: [], height: 0 });
  }
});
