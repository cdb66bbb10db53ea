// @ts-nocheck Leaflet's sources have no types.
// What the map needs of Leaflet, in the place of all of it: a map, its pictures, markers and windows. No shapes, no controls
// (ours are larger, and need no markup), and no touching of `window.L`.
export * as DomUtil from 'leaflet/src/dom/DomUtil';
export { toLatLngBounds as latLngBounds } from 'leaflet/src/geo/LatLngBounds';
export { DivIcon } from 'leaflet/src/layer/marker/DivIcon';
export { Marker } from 'leaflet/src/layer/marker/Marker';
export { Popup } from 'leaflet/src/layer/Popup';
export { TileLayer } from 'leaflet/src/layer/tile/TileLayer';
export { Map } from 'leaflet/src/map/Map';

import 'leaflet/src/map/handler/Map.BoxZoom';
import 'leaflet/src/map/handler/Map.DoubleClickZoom';
import 'leaflet/src/map/handler/Map.Drag';
import 'leaflet/src/map/handler/Map.Keyboard';
import 'leaflet/src/map/handler/Map.TouchZoom';

/** There is nothing to give back. */
export function noConflict() {}
