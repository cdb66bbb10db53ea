import { defineElement } from '@shop-elements/core';
import { ShowMore } from './show-more';
import { showMoreConfig } from './show-more.config';

defineElement({ tag: 'shop-show-more', mode: 'enhance', config: showMoreConfig, component: ShowMore });

declare global {
  interface HTMLElementTagNameMap {
    'shop-show-more': HTMLElement;
  }
}
