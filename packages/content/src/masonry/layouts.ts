/** The size of an item, including margins; 0 if it is hidden. */
export interface Size {
  width: number;
  height: number;
}

export interface Grid {
  /** Width of the container. */
  width: number;
  /** Width of a column; 0 without columns. */
  columnWidth: number;
  gutter: number;
}

export interface Arrangement {
  /** The position of each item, from the container's start and top. */
  places: readonly (readonly [x: number, y: number])[];
  /** The height of the container. */
  height: number;
}

export type Layout = (items: readonly Size[], grid: Grid) => Arrangement;

/** Zoomed pages exceed segments by fractions of a pixel, which are ignored. */
const TOLERANCE = 0.99;

/** The number of segments that a size covers. */
function segments(size: number, segment: number): number {
  return Math.ceil((size - TOLERANCE) / segment);
}

/** A size rounded up to whole segments. */
export function snap(size: number, segment: number): number {
  return segment > 0 ? segments(size, segment) * segment : size;
}

/** Rows of items. A row is as high as its highest item. */
export const fitRows: Layout = (items, { width, gutter }) => {
  let x = 0;
  let y = 0;
  let bottom = 0;
  const places = items.map((item) => {
    const needed = item.width + gutter;
    if (x > 0 && x + needed > width + gutter + 1) {
      x = 0;
      y = bottom;
    }
    const place = [x, y] as const;
    if (item.width > 0) x += needed;
    bottom = Math.max(bottom, y + item.height);
    return place;
  });
  return { places, height: bottom };
};

/** Columns. Each item goes to the shortest columns that it fits, or to the first of several equal ones. */
export const masonry: Layout = (items, { width, columnWidth, gutter }) => {
  const column = (columnWidth || items.find((item) => item.width > 0)?.width || width) + gutter;
  const count = Math.max(1, Math.floor((width + gutter + TOLERANCE) / column));
  const bottoms = new Array<number>(count).fill(0);
  const places = items.map((item): readonly [number, number] => {
    if (item.width === 0) return [0, 0];
    const span = Math.min(count, segments(item.width, column));
    const tops = [...Array(count - span + 1).keys()].map((first) => Math.max(...bottoms.slice(first, first + span)));
    const y = Math.min(...tops);
    const first = tops.indexOf(y);
    bottoms.fill(y + item.height, first, first + span);
    return [first * column, y];
  });
  return { places, height: Math.max(...bottoms) };
};

interface Space {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Each item goes to the first free space that is large enough, from the top and then from the start. */
export const packery: Layout = (items, { width, columnWidth, gutter }) => {
  const room = width + gutter;
  const column = columnWidth && columnWidth + gutter;
  const needs = items.map((item): Size | undefined =>
    item.width * item.height > 0
      ? { width: Math.min(snap(item.width + gutter, column), room), height: item.height + gutter }
      : undefined,
  );
  // Widths in percent exceed the space by fractions of a pixel.
  const fits = ({ left, top, right, bottom }: Space, need: Size | undefined): boolean =>
    need !== undefined && right - left + 1 >= need.width && bottom - top >= need.height;
  // A gap too small for every item is not stored.
  const least = {
    width: Math.min(...needs.map((need) => need?.width ?? room)),
    height: Math.min(...needs.map((need) => need?.height ?? Number.POSITIVE_INFINITY)),
  };
  let free: Space[] = [{ left: 0, top: 0, right: room, bottom: Number.POSITIVE_INFINITY }];
  let lowest = gutter;
  const places = needs.map((need): readonly [number, number] => {
    const space = free.find((candidate) => fits(candidate, need));
    if (space === undefined || need === undefined) return [0, 0];
    const { left, top } = space;
    const taken = { left, top, right: left + need.width, bottom: top + need.height };
    free = without(free, taken).filter((rest) => fits(rest, least));
    lowest = Math.max(lowest, taken.bottom);
    return [left, top];
  });
  return { places, height: lowest - gutter };
};

/** The remaining free spaces: the largest strips around the taken one, without those inside another. */
function without(free: readonly Space[], taken: Space): Space[] {
  const kept = free.filter((space) => !overlap(space, taken));
  const cut = free.filter((space) => overlap(space, taken)).flatMap((space) => around(space, taken));
  const largest = cut.filter(
    (strip, index) =>
      !kept.some((other) => isInside(strip, other)) &&
      !cut.some((other, number) => isInside(strip, other) && (number < index || !isInside(other, strip))),
  );
  return [...kept, ...largest].sort((one, other) => one.top - other.top || one.left - other.left);
}

function overlap(one: Space, other: Space): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}

function isInside(inner: Space, outer: Space): boolean {
  return (
    inner.left >= outer.left && inner.top >= outer.top && inner.right <= outer.right && inner.bottom <= outer.bottom
  );
}

function around(space: Space, taken: Space): Space[] {
  return [
    { ...space, bottom: taken.top },
    { ...space, left: taken.right },
    { ...space, top: taken.bottom },
    { ...space, right: taken.left },
  ].filter(({ left, top, right, bottom }) => left < right && top < bottom);
}
