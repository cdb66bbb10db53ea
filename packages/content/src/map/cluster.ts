/** Pixels on the map. */
export interface Pixel {
  x: number;
  y: number;
}

interface Cluster extends Pixel {
  /** The numbers of the points in it. */
  members: number[];
}

/**
 * Groups points that are closer together than a distance. The first point of a cluster is its middle, so that what it
 * holds does not depend on which part of the map is in sight.
 */
export function clusterByDistance(points: readonly (Pixel | undefined)[], distance: number): readonly Cluster[] {
  const clusters: Cluster[] = [];
  // By squares as wide as the distance: a near middle is in the point's own square or in one of the eight around it.
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
