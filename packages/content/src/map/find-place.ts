import { parse } from '@shop-elements/core';
import { hostSettings } from '@shop-elements/host';
import type { Place } from './distance';
import { places } from './places.schema';

/** Milliseconds that a search service may take. */
const LONGEST_SEARCH = 10_000;

/**
 * Asks a search service where a place is. Rejects when it does not answer in time.
 * @param service its address, with `{query}`
 * @param signal ends the search
 * @returns undefined when it knows no such place
 */
export async function findPlace(service: string, query: string, signal: AbortSignal): Promise<Place | undefined> {
  const { fetch = window.fetch.bind(window) } = hostSettings();
  const call = new AbortController();
  const address = service.replace('{query}', encodeURIComponent(query));
  const giveUp = (): void => call.abort(new Error(`${address} did not answer within ${LONGEST_SEARCH / 1000} s`));
  const timer = setTimeout(giveUp, LONGEST_SEARCH);
  signal.addEventListener('abort', () => call.abort(signal.reason), call);
  try {
    const response = await fetch(address, { signal: call.signal });
    if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
    const found = parse(places, await response.json());
    if (found === undefined)
      throw new Error(`${response.url} does not answer as Nominatim does: a list with lat and lon`);
    const [best] = found;
    return best && [best.lat, best.lon];
  } finally {
    clearTimeout(timer);
    call.abort();
  }
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
