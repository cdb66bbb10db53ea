export { define, ShopShowMore } from './element';
export { ShowMore, type ShowMoreToggleDetail } from './show-more';
export { type ShowMoreConfig, showMoreConfig } from './show-more.config';
export { showMoreTexts } from './show-more.texts';
