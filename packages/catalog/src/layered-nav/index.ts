export { define, LayeredNav, ShopLayeredNav } from './element';
export { type LayeredNavConfig, layeredNavConfig } from './layered-nav.config';
export { layeredNavTexts } from './layered-nav.texts';
export type { LayeredNavLoadDetail, LayeredNavLoadedDetail } from './list-loader';
