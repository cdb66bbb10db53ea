import { defineElement } from '@shop-elements/core';
import { ScrollTo } from './scroll-to';
import { scrollToConfig } from './scroll-to.config';

defineElement({ tag: 'shop-scroll-to', mode: 'enhance', config: scrollToConfig, component: ScrollTo });

declare global {
  interface HTMLElementTagNameMap {
    'shop-scroll-to': HTMLElement;
  }
}
