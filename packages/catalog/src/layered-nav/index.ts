export { define, ShopLayeredNav } from './element';
export { LayeredNav } from './layered-nav';
export { type LayeredNavConfig, layeredNavConfig } from './layered-nav.config';
export { layeredNavTexts } from './layered-nav.texts';
export type { LayeredNavLoadDetail, LayeredNavLoadedDetail } from './list-loader';
