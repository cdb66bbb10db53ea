import type { Store } from './map.config';

/** Street, town and country of a store, line by line. Empty parts leave out their line. */
export function addressOf({ address, city, state, zipcode, country }: Store): string {
  return joined('\n', address, joined(', ', city, joined(' ', state, zipcode)), String(country));
}

function joined(separator: string, ...parts: readonly string[]): string {
  return parts.filter(Boolean).join(separator);
}

/** Latitude and longitude; undefined for a store that cannot be put on a map. */
export function placeOf({ position }: Store): [number, number] | undefined {
  const place: [number, number] = [degrees(position['latitude']), degrees(position['longitude'])];
  return place.every(Number.isFinite) ? place : undefined;
}

/** An empty text is no place, and not the equator. */
function degrees(value: unknown): number {
  return Number.parseFloat(String(value));
}
