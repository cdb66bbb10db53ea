export { define, HistoryBack, ShopHistoryBack } from './element';
export { type HistoryBackConfig, historyBackConfig } from './history-back.config';
