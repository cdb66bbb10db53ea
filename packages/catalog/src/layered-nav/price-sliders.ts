import { attributeName } from '@shop-elements/core';
import { sliderPlace } from '@shop-elements/host';

/** The add-on's sliders, by attribute code. */
export type Sliders = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Adds a `<shop-price-slider>` where the add-on's own script would draw a slider, with that slider's settings. The server's text becomes
 * the fallback.
 */
export function placeSliders(sliders: Sliders): void {
  for (const code of Object.keys(sliders)) {
    const settings = sliders[code] ?? {};
    const container = sliderPlace(code);
    if (container === null || container.querySelector('shop-price-slider')) continue;
    const slider = document.createElement('shop-price-slider');
    for (const name of Object.keys(settings)) {
      const value = settings[name];
      // PHP prints null for a missing setting.
      if (value === null || value === undefined) continue;
      slider.setAttribute(attributeName(name), typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    for (const text of container.children) text.setAttribute('data-shop-fallback', '');
    slider.append(...container.children);
    container.append(slider);
  }
}
