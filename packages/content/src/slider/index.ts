export { define, ShopSlider, Slider } from './element';
export { type SliderConfig, sliderConfig } from './slider.config';
export { startSlider } from './start-slider';
