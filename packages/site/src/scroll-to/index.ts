import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type ScrollToArriveDetail, ScrollTo as View } from './scroll-to';
import { type ScrollToConfig, scrollToConfig } from './scroll-to.config';
import { missingTargets } from './target';

export type { ScrollToArriveDetail } from './scroll-to';
export { type ScrollToConfig, scrollToConfig } from './scroll-to.config';

export const ShopScrollTo = elementClass({
  tag: 'shop-scroll-to',
  mode: 'enhance',
  config: scrollToConfig,
  mistakes: ({ element, config }) => missingTargets(element, config.target),
  component: View,
});

export const { define } = ShopScrollTo;

export const ScrollTo = reactComponent(ShopScrollTo);

declare global {
  interface HTMLElementTagNameMap {
    'shop-scroll-to': ConfiguredElement<ScrollToConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-scroll-to-arrive': CustomEvent<ScrollToArriveDetail>;
  }
}
