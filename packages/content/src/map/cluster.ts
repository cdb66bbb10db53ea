/** Pixels on the map. */
export interface Pixel {
  x: number;
  y: number;
}

interface Cluster extends Pixel {
  /** Indexes of its points. */
  members: number[];
}

/**
 * Groups points that are closer together than a distance. The first point of a cluster is its center, so that the members don't
 * depend on the visible part of the map.
 */
export function clusterByDistance(points: readonly (Pixel | undefined)[], distance: number): readonly Cluster[] {
  const clusters: Cluster[] = [];
  // A grid of squares as wide as the distance: a near center is in the point's own square or in one of the eight around it.
  const squares = new Map<string, Cluster[]>();
  points.forEach((point, index) => {
    if (point === undefined) return;
    const column = Math.floor(point.x / distance);
    const row = Math.floor(point.y / distance);
    const around = [-1, 0, 1].flatMap((x) => [-1, 0, 1].flatMap((y) => squares.get(`${column + x} ${row + y}`) ?? []));
    const near = around.find(({ x, y }) => Math.hypot(x - point.x, y - point.y) < distance);
    if (near !== undefined) {
      near.members.push(index);
      return;
    }
    const cluster = { x: point.x, y: point.y, members: [index] };
    clusters.push(cluster);
    squares.set(`${column} ${row}`, [...(squares.get(`${column} ${row}`) ?? []), cluster]);
  });
  return clusters;
}
