export { define, InfiniteScroll, ShopInfiniteScroll } from './element';
export { type InfiniteScrollConfig, infiniteScrollConfig } from './infinite-scroll.config';
export { infiniteScrollTexts } from './infinite-scroll.texts';
