import type { Place } from './distance';
import type { Store } from './map.config';

/** Street, town and country of a store, line by line. Empty parts leave out their line. */
export function addressOf({ address, city, state, zipcode, country }: Store): string {
  return joined('\n', address, joined(', ', city, joined(' ', state, zipcode)), String(country));
}

function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(separator);
}

/** Latitude and longitude; undefined for a store that cannot be put on a map. Some count longitudes from 0 to 360. */
export function placeOf({ position }: Store): Place | undefined {
  const latitude = degrees(position['latitude']);
  const longitude = degrees(position['longitude']);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360 ? [latitude, longitude] : undefined;
}

/** The places of some of the stores, without those that have none. */
export function placesOf(stores: readonly Store[], indexes: readonly number[]): Place[] {
  return indexes.flatMap((index) => {
    const store = stores[index];
    const place = store && placeOf(store);
    return place ? [place] : [];
  });
}

/** The address of the route to a store; undefined for a store that is on no map, and where the shop wants no such links. */
export function directionsTo(store: Store, template: string): string | undefined {
  const place = placeOf(store);
  if (place === undefined || template === '') return undefined;
  return template.replace('{latitude}', String(place[0])).replace('{longitude}', String(place[1]));
}

/** An empty text is NaN here, not the equator. */
function degrees(value: unknown): number {
  return Number.parseFloat(String(value));
}
