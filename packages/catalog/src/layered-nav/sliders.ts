import { attributeName } from '@shop-elements/core';

/** The add-on's sliders, by attribute code. */
export type Sliders = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/**
 * Puts a `<shop-price-slider>` where the add-on draws a slider with its own script. Each has its own settings and its own
 * address. The server's text stands in until it has drawn.
 */
export function placeSliders(sliders: Sliders): void {
  for (const code of Object.keys(sliders)) {
    const settings = sliders[code] ?? {};
    const container = document.getElementById(`ln_slider_container_${code}`);
    if (container === null || container.querySelector('shop-price-slider')) continue;
    const slider = document.createElement('shop-price-slider');
    for (const name of Object.keys(settings)) {
      const value = settings[name];
      slider.setAttribute(attributeName(name), typeof value === 'object' ? JSON.stringify(value) : String(value));
    }
    for (const text of container.children) text.setAttribute('data-shop-fallback', '');
    slider.append(...container.children);
    container.append(slider);
  }
}
