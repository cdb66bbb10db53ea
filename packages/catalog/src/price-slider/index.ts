export { define, PriceSlider, ShopPriceSlider } from './element';
export type { PriceRange } from './price-range';
export { type PriceSliderConfig, priceSliderConfig } from './price-slider.config';
export { priceSliderTexts } from './price-slider.texts';
export type { PriceSliderChangeDetail } from './use-price-slider';
