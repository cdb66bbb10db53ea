import { defineElement } from '@shop-elements/core';
// biome-ignore lint/suspicious/noShadowRestrictedNames: the component of <shop-map>
import { Map } from './map';
import { mapConfig } from './map.config';

defineElement({ tag: 'shop-map', mode: 'render', config: mapConfig, component: Map });

declare global {
  interface HTMLElementTagNameMap {
    'shop-map': HTMLElement;
  }
}
