export type { DrawMap, MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
export { define, Map, ShopMap } from './element';
export { type MapConfig, mapConfig, type Store } from './map.config';
export { mapTexts } from './map.texts';
