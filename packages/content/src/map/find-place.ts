import { parse } from '@shop-elements/core';
import { hostSettings } from '@shop-elements/host';
import type { Place } from './distance';
import { places } from './places.schema';

/**
 * Asks a search service where a place is.
 * @param service its address, with `{query}`
 * @returns undefined when it knows no such place
 */
export async function findPlace(service: string, query: string): Promise<Place | undefined> {
  const { fetch = window.fetch.bind(window) } = hostSettings();
  const response = await fetch(service.replace('{query}', encodeURIComponent(query)));
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const found = parse(places, await response.json());
  if (found === undefined)
    throw new Error(`${response.url} does not answer as Nominatim does: a list with lat and lon`);
  const [best] = found;
  return best && [best.lat, best.lon];
}

/** Asks the browser where the shopper is, which asks the shopper. */
export async function findShopper(): Promise<Place> {
  const { geolocation } = navigator;
  // A page without https has none.
  if (geolocation === undefined) throw new Error('no geolocation on this page');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 300_000 });
  });
  return [coords.latitude, coords.longitude];
}
