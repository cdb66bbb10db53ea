import { svg } from '../catalog/pictures/product-picture';
import { area, box, line } from '../catalog/pictures/shapes';
import { escapeHtml } from '../escape';
import { bays, coast, type Line, rivers, roads, towns, woods } from './geography';

const TILE = 256;

const paint = {
  sea: '#bcd5da',
  land: '#f1ecdf',
  wood: '#cfdcc0',
  street: '#ffffff',
  road: '#e8c98f',
  motorway: '#dd9f66',
  casing: '#b98f5c',
  name: '#3c463f',
};

/** A map tile, drawn on request. */
export function mapTile(zoom: number, x: number, y: number): string {
  return drawing(zoom, x * TILE, y * TILE, TILE, TILE);
}

/** A map around one place, with a marker: for pages without scripts. */
export function placePicture([latitude, longitude]: readonly [number, number]): string {
  const [x, y] = project([longitude, latitude], 11);
  const [width, height] = [720, 420];
  const mark = area('M360 210c-16-26-24-34-24-46a24 24 0 0 1 48 0c0 12-8 20-24 46Z', '#9c4a16');
  return svg(drawing(11, x - width / 2, y - height / 2, width, height) + mark, width, height);
}

/** Web Mercator, in pixels at a zoom level. */
function project([longitude, latitude]: readonly [number, number], zoom: number): [number, number] {
  const world = TILE * 2 ** zoom;
  const north = Math.asinh(Math.tan((latitude * Math.PI) / 180)) / Math.PI;
  return [((longitude + 180) / 360) * world, ((1 - north) / 2) * world];
}

function drawing(zoom: number, left: number, top: number, width: number, height: number): string {
  // Relative to the tile's corner: SVG coordinates lack the precision for the whole world in pixels.
  const at = (place: readonly [number, number]): [number, number] => {
    const [x, y] = project(place, zoom);
    return [round(x - left), round(y - top)];
  };
  const path = (places: Line): string =>
    places.map((place, index) => `${index === 0 ? 'M' : 'L'}${at(place).join(' ')}`).join('');
  // Smooths natural shapes.
  const curve = (places: Line): string => {
    const points = places.map(at);
    return points
      .slice(1)
      .map((point, index) => {
        const [x, y] = points[index] ?? point;
        const middle = `${round((x + point[0]) / 2)} ${round((y + point[1]) / 2)}`;
        return index === 0 ? `M${x} ${y}L${middle}` : `Q${x} ${y} ${middle}`;
      })
      .join('')
      .concat(`L${points.at(-1)?.join(' ')}`);
  };
  const degree = (TILE * 2 ** zoom) / 360;
  const wide = (points: number): number => points * Math.max(0.5, Math.min(2, (zoom - 4) / 4));
  const roadWidth = (index: number): number => wide(index < 2 ? 3 : 2);

  return [
    box(0, 0, width, height, paint.land),
    area(`${curve([[-160, 60], [-124.7, 60], ...coast, [-124.2, 20], [-160, 20]])}Z`, paint.sea),
    ...woods.map(
      (places) =>
        line(`${curve(places)}Z`, paint.wood, { width: round(degree * 0.08) }) + area(`${curve(places)}Z`, paint.wood),
    ),
    ...bays.map((places) => area(`${curve(places)}Z`, paint.sea)),
    ...rivers.map((river) => line(curve(river.course), paint.sea, { width: round(Math.max(1, river.width * degree)) })),
    ...(zoom < 11
      ? []
      : towns.map((town) => line(streets(town.place, town.streets, path), paint.street, { width: wide(1.5) }))),
    ...roads.map((places, index) => line(path(places), paint.casing, { width: roadWidth(index) + 1.5 })),
    ...roads.map((places, index) =>
      line(path(places), index < 2 ? paint.motorway : paint.road, { width: roadWidth(index) }),
    ),
    ...towns.filter(({ from }) => zoom >= from).map(({ name, place }) => label(name, at(place), zoom)),
  ].join('');
}

/** A town's blocks, denser in the center. */
function streets(
  [longitude, latitude]: readonly [number, number],
  reach: number,
  path: (places: Line) => string,
): string {
  const steps = [-1, -0.75, -0.55, -0.4, -0.28, -0.18, -0.09, 0, 0.09, 0.18, 0.28, 0.4, 0.55, 0.75, 1];
  return steps
    .map((step) => {
      const far = reach * Math.sqrt(Math.max(0.1, 1 - step * step));
      const slant = 0.12 * far;
      const [x, y] = [longitude + step * reach * 1.4, latitude + step * reach];
      const down: Line = [
        [x - slant, latitude + far],
        [x + slant, latitude - far],
      ];
      const across: Line = [
        [longitude - far * 1.4, y - slant],
        [longitude + far * 1.4, y + slant],
      ];
      return path(down) + path(across);
    })
    .join('');
}

function label(name: string, [x, y]: readonly [number, number], zoom: number): string {
  const size = Math.min(20, 9 + zoom * 0.5);
  return `<text x="${x}" y="${y}" font-family="Georgia, serif" font-size="${size}" fill="${paint.name}" stroke="#f7f3e8" stroke-width="3" paint-order="stroke" text-anchor="middle">${escapeHtml(name)}</text>`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
