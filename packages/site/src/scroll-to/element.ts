import { elementClass } from '@shop-elements/core';
import { ScrollTo } from './scroll-to';
import { scrollToConfig } from './scroll-to.config';

export const ShopScrollTo = elementClass({
  tag: 'shop-scroll-to',
  mode: 'enhance',
  config: scrollToConfig,
  component: ScrollTo,
});

export const { define } = ShopScrollTo;

declare global {
  interface HTMLElementTagNameMap {
    'shop-scroll-to': HTMLElement;
  }
}
