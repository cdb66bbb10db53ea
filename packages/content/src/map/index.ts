export type { DrawMap, MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
export { define, ShopMap } from './element';
export { Map } from './map';
export { type MapConfig, mapConfig, type Store } from './map.config';
export { mapTexts } from './map.texts';
