export { define, ShopMasonry } from './element';
export { Masonry, type MasonryMoveDetail } from './masonry';
export { type MasonryConfig, masonryConfig } from './masonry.config';
export { masonryTexts } from './masonry.texts';
