export { ScrollTo } from './scroll-to';
export { type ScrollToConfig, scrollToConfig } from './scroll-to.config';
