export { define, ShopScrollTo } from './element';
export { ScrollTo } from './scroll-to';
export { type ScrollToConfig, scrollToConfig } from './scroll-to.config';
