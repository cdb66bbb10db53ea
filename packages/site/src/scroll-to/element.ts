import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { ScrollTo, type ScrollToArriveDetail } from './scroll-to';
import { type ScrollToConfig, scrollToConfig } from './scroll-to.config';
import { missingTargets } from './target';

export const ShopScrollTo = elementClass({
  tag: 'shop-scroll-to',
  mode: 'enhance',
  config: scrollToConfig,
  mistakes: ({ element, config }) => missingTargets(element, config.target),
  component: ScrollTo,
});

export const { define } = ShopScrollTo;

declare global {
  interface HTMLElementTagNameMap {
    'shop-scroll-to': ConfiguredElement<ScrollToConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-scroll-to-arrive': CustomEvent<ScrollToArriveDetail>;
  }
}
