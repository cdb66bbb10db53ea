import { type ConfiguredElement, elementClass } from '@shop-elements/core';
// biome-ignore lint/suspicious/noShadowRestrictedNames: the component of <shop-map>
import { Map } from './map';
import { type MapConfig, mapConfig } from './map.config';

export const ShopMap = elementClass({ tag: 'shop-map', mode: 'render', config: mapConfig, component: Map });

export const { define } = ShopMap;

declare global {
  interface HTMLElementTagNameMap {
    'shop-map': ConfiguredElement<MapConfig>;
  }
}
