import type { DrawMap } from './draw-map';

/** Loads what draws the map, with Leaflet, at the first map that comes into view. */
export async function loadMap(): Promise<DrawMap> {
  return (await import('./leaflet-map')).drawMap;
}
