import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { Map as View } from './map';
import { type MapConfig, mapConfig } from './map.config';

export type { DrawMap, MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
export { type MapConfig, mapConfig, type Store } from './map.config';
export { mapTexts } from './map.texts';

export const ShopMap = elementClass({ tag: 'shop-map', mode: 'render', config: mapConfig, component: View });

export const { define } = ShopMap;

// biome-ignore lint/suspicious/noShadowRestrictedNames: the component of <shop-map>
export const Map = reactComponent(ShopMap);

declare global {
  interface HTMLElementTagNameMap {
    'shop-map': ConfiguredElement<MapConfig>;
  }
}
