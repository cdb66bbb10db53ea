export { define, ShopInfiniteScroll } from './element';
export { InfiniteScroll } from './infinite-scroll';
export { type InfiniteScrollConfig, infiniteScrollConfig } from './infinite-scroll.config';
export { infiniteScrollTexts } from './infinite-scroll.texts';
