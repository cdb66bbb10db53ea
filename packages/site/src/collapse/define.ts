import { defineElement } from '@shop-elements/core';
import { Collapse } from './collapse';
import { collapseConfig } from './collapse.config';

defineElement({ tag: 'shop-collapse', mode: 'enhance', config: collapseConfig, component: Collapse });

declare global {
  interface HTMLElementTagNameMap {
    'shop-collapse': HTMLElement;
  }
}
