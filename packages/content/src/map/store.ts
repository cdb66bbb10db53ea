import type { Place } from './distance';
import type { Store } from './map.config';

/** Street, town and country of a store, one per line. Empty lines are left out. */
export function addressOf({ address, city, state, zipcode, country }: Store): string {
  return joined('\n', address, joined(', ', city, joined(' ', state, zipcode)), String(country));
}

function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(separator);
}

/** Latitude and longitude; undefined if they are invalid. Accepts longitudes from 0 to 360, which some tools write. */
export function placeOf({ position }: Store): Place | undefined {
  const latitude = degrees(position['latitude']);
  const longitude = degrees(position['longitude']);
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 360 ? [latitude, longitude] : undefined;
}

/** The positions of the stores with these indexes, without stores that have none. */
export function placesOf(stores: readonly Store[], indexes: readonly number[]): Place[] {
  return indexes.flatMap((index) => {
    const store = stores[index];
    const place = store && placeOf(store);
    return place ? [place] : [];
  });
}

/** The address of the route to a store; undefined if the store has no position, or the template is empty. */
export function directionsTo(store: Store, template: string): string | undefined {
  const place = placeOf(store);
  if (place === undefined || template === '') return undefined;
  return template.replace('{latitude}', String(place[0])).replace('{longitude}', String(place[1]));
}

/** Reads a number. An empty text gives NaN, not 0. */
function degrees(value: unknown): number {
  return Number.parseFloat(String(value));
}
