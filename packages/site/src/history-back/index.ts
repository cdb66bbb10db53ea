export { define, ShopHistoryBack } from './element';
export { HistoryBack } from './history-back';
export { type HistoryBackConfig, historyBackConfig } from './history-back.config';
