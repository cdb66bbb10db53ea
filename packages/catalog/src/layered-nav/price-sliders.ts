import { attributeName } from '@shop-elements/core';
import { sliderPlace } from '@shop-elements/host';

/** The add-on's sliders, by attribute code. */
export type Sliders = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Puts a `<shop-price-slider>` where the add-on's own script would draw a slider, each with its own settings. The server's
 * text is its fallback.
 */
export function placeSliders(sliders: Sliders): void {
  for (const code of Object.keys(sliders)) {
    const settings = sliders[code] ?? {};
    const place = sliderPlace(code);
    if (place === null || place.querySelector('shop-price-slider')) continue;
    const slider = document.createElement('shop-price-slider');
    for (const name of Object.keys(settings)) {
      const value = settings[name];
      // PHP prints null for a setting that is not set.
      if (value === null || value === undefined) continue;
      slider.setAttribute(attributeName(name), typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    for (const text of place.children) text.setAttribute('data-shop-fallback', '');
    slider.append(...place.children);
    place.append(slider);
  }
}
