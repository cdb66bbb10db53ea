export { define, ScrollTo, ShopScrollTo } from './element';
export type { ScrollToArriveDetail } from './scroll-to';
export { type ScrollToConfig, scrollToConfig } from './scroll-to.config';
