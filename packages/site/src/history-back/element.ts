import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { HistoryBack } from './history-back';
import { type HistoryBackConfig, historyBackConfig } from './history-back.config';

export const ShopHistoryBack = elementClass({
  tag: 'shop-history-back',
  mode: 'enhance',
  config: historyBackConfig,
  component: HistoryBack,
});

export const { define } = ShopHistoryBack;

declare global {
  interface HTMLElementTagNameMap {
    'shop-history-back': ConfiguredElement<HistoryBackConfig>;
  }
}
