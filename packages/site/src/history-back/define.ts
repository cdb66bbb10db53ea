import { defineElement } from '@shop-elements/core';
import { HistoryBack } from './history-back';
import { historyBackConfig } from './history-back.config';

defineElement({ tag: 'shop-history-back', mode: 'enhance', config: historyBackConfig, component: HistoryBack });

declare global {
  interface HTMLElementTagNameMap {
    'shop-history-back': HTMLElement;
  }
}
