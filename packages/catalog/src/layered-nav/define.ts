import { defineElement } from '@shop-elements/core';
import { LayeredNav } from './layered-nav';
import { layeredNavConfig } from './layered-nav.config';

defineElement({ tag: 'shop-layered-nav', mode: 'enhance', config: layeredNavConfig, component: LayeredNav });

declare global {
  interface HTMLElementTagNameMap {
    'shop-layered-nav': HTMLElement;
  }
}
