export { define, Masonry, ShopMasonry } from './element';
export type { MasonryMoveDetail } from './masonry';
export { type MasonryConfig, masonryConfig } from './masonry.config';
export { masonryTexts } from './masonry.texts';
