export { define, ShopPriceSlider } from './element';
export type { PriceRange } from './price-range';
export { PriceSlider } from './price-slider';
export { type PriceSliderConfig, priceSliderConfig } from './price-slider.config';
export { priceSliderTexts } from './price-slider.texts';
export type { PriceSliderChangeDetail } from './use-price-slider';
