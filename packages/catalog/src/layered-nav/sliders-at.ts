import { urlOf } from '@shop-elements/core';
import { withParameter } from '../shared/list-request';
import type { Sliders } from './price-sliders';

/** The settings of sliders in a reply that brings none: the printed ones, with the prices and filters of the new URL. */
export function slidersAt(url: string, printed: Sliders): Sliders {
  return Object.fromEntries(
    Object.keys(printed).map((code) => [code, { ...printed[code], ...rangeAt(url, printed[code]) }]),
  );
}

const PLACEHOLDER = 'from-to';

function rangeAt(url: string, { ajaxUrl }: Sliders[string] = {}): Sliders[string] {
  const parameters = urlOf(String(ajaxUrl))?.searchParams ?? [];
  const [name] = [...parameters].find(([, value]) => value === PLACEHOLDER) ?? [];
  if (name === undefined) return {};
  const [, selectedFrom, selectedTo] = /^([\d.]+)-([\d.]+)$/.exec(new URL(url).searchParams.get(name) ?? '') ?? [];
  const firstPage = withParameter(url, 'p', undefined);
  return { selectedFrom, selectedTo, ajaxUrl: withParameter(firstPage, name, PLACEHOLDER) };
}
