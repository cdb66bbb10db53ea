import type { DrawMap } from './draw-map';

/**
 * Loads what draws the map, at the first map that comes into view. The script files take it from a file of its own, which
 * packages/bundle/src/load-map.ts finds; that module stands in this one's place there.
 */
export async function loadMap(): Promise<DrawMap> {
  return (await import('./leaflet-map')).drawMap;
}
