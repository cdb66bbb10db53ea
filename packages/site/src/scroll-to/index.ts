export { define, ShopScrollTo } from './element';
export { ScrollTo, type ScrollToArriveDetail } from './scroll-to';
export { type ScrollToConfig, scrollToConfig } from './scroll-to.config';
