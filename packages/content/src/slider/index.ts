export { define, ShopSlider } from './element';
export { Slider } from './slider';
export { type SliderConfig, sliderConfig } from './slider.config';
export { startSlider } from './start-slider';
