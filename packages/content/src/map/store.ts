import type { Store } from './map.config';

/** Street, town and country of a store, line by line. Empty parts leave out their line. */
export function addressOf({ address, city, state, zipcode, country }: Store): string {
  const region = [state, zipcode].filter(Boolean).join(' ');
  const town = [city, region].filter(Boolean).join(', ');
  return [address, town, String(country)].filter(Boolean).join('\n');
}

/** Latitude and longitude; undefined for a store that cannot be put on a map. */
export function placeOf({ position: { latitude, longitude } }: Store): [number, number] | undefined {
  const place: [number, number] = [degrees(latitude), degrees(longitude)];
  return place.every(Number.isFinite) ? place : undefined;
}

function degrees(value: unknown): number {
  return value === '' || value === null ? Number.NaN : Number(value);
}
