import { attributeName, urlOf } from '@shop-elements/core';
import { sliderPlace } from '@shop-elements/host';
import { withParameter } from '../shared/list-request';

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

/** The settings of a reply's sliders without their own: the printed ones, with the prices and the other filters of another URL. */
export function slidersAt(address: string, printed: Sliders): Sliders {
  return Object.fromEntries(
    Object.keys(printed).map((code) => [code, { ...printed[code], ...rangeAt(address, printed[code]) }]),
  );
}

const PLACEHOLDER = 'from-to';

function rangeAt(address: string, { ajaxUrl }: Sliders[string] = {}): Sliders[string] {
  const parameters = urlOf(String(ajaxUrl))?.searchParams ?? [];
  const [name] = [...parameters].find(([, value]) => value === PLACEHOLDER) ?? [];
  if (name === undefined) return {};
  const [, selectedFrom, selectedTo] = /^([\d.]+)-([\d.]+)$/.exec(new URL(address).searchParams.get(name) ?? '') ?? [];
  const firstPage = withParameter(address, 'p', undefined);
  return { selectedFrom, selectedTo, ajaxUrl: withParameter(firstPage, name, PLACEHOLDER) };
}
