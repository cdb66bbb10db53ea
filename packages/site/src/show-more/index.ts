export { define, ShopShowMore, ShowMore } from './element';
export type { ShowMoreToggleDetail } from './show-more';
export { type ShowMoreConfig, showMoreConfig } from './show-more.config';
export { showMoreTexts } from './show-more.texts';
