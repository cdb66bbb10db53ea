import { parse } from '@shop-elements/core';
import { hostSettings } from '@shop-elements/host';
import type { Place } from './distance';
import { placesReplySchema } from './places-reply.schema';

/** Milliseconds after which a search is canceled. */
const TIMEOUT = 10_000;

/**
 * Finds a place with a search service.
 * @param service its address, with `{query}`
 * @param signal cancels the search
 * @returns undefined if the service finds nothing
 * @throws if the service is not available, or does not reply in time
 */
export async function findPlace(service: string, query: string, signal: AbortSignal): Promise<Place | undefined> {
  const call = new AbortController();
  const address = service.replace('{query}', encodeURIComponent(query));
  const giveUp = (): void => call.abort(new Error(`${address} did not reply within ${TIMEOUT / 1000} s`));
  const timer = setTimeout(giveUp, TIMEOUT);
  signal.addEventListener('abort', () => call.abort(signal.reason), { signal: call.signal });
  try {
    const response = await (hostSettings().fetch ?? fetch)(address, { signal: call.signal });
    if (!response.ok) throw new Error(`${response.url} replied with status ${response.status}`);
    const found = parse(placesReplySchema, await response.json());
    if (found === undefined)
      throw new Error(`${response.url} did not reply in Nominatim's format: a list with lat and lon`);
    const [best] = found;
    return best && [best.lat, best.lon];
  } finally {
    clearTimeout(timer);
    call.abort();
  }
}

/** The shopper's location. The browser asks for permission. @throws if the shopper refuses */
export async function findShopper(): Promise<Place> {
  const { geolocation } = navigator;
  // Only pages with https have geolocation.
  if (geolocation === undefined) throw new Error('no geolocation on this page');
  const { coords } = await new Promise<GeolocationPosition>((resolve, reject) => {
    geolocation.getCurrentPosition(resolve, reject, { timeout: 15_000, maximumAge: 300_000 });
  });
  return [coords.latitude, coords.longitude];
}
