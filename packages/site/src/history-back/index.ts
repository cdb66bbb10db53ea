import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { HistoryBack as View } from './history-back';
import { type HistoryBackConfig, historyBackConfig } from './history-back.config';

export { type HistoryBackConfig, historyBackConfig } from './history-back.config';

export const ShopHistoryBack = elementClass({
  tag: 'shop-history-back',
  mode: 'enhance',
  config: historyBackConfig,
  component: View,
});

export const { define } = ShopHistoryBack;

export const HistoryBack = reactComponent(ShopHistoryBack);

declare global {
  interface HTMLElementTagNameMap {
    'shop-history-back': ConfiguredElement<HistoryBackConfig>;
  }
}
