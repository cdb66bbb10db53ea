import { distanceBetween, type Place } from './distance';
import type { Store } from './map.config';
import { placeOf } from './store';

/** A store in the list. */
export interface FoundStore {
  /** Index among all stores of the map. */
  index: number;
  /** Kilometers from the shopper's location or the searched place; undefined while there is neither. */
  distance: number | undefined;
}

/** The stores with every typed word in their name or address. Sorted by distance if `near` is set. */
export function findStores(stores: readonly Store[], typed: string, near: Place | undefined): readonly FoundStore[] {
  const words = foldText(typed).split(/\s+/).filter(Boolean);
  const found = stores.flatMap((store, index) => {
    const text = searchedText(store);
    if (!words.every((word) => text.includes(word))) return [];
    const place = placeOf(store);
    return [{ index, distance: near && place && distanceBetween(near, place) }];
  });
  return near === undefined ? found : found.sort(byDistance);
}

/** Stores without a position come last. */
function byDistance(one: FoundStore, other: FoundStore): number {
  const far = Number.MAX_VALUE;
  return (one.distance ?? far) - (other.distance ?? far);
}

function searchedText({ location_name, address, city, state, zipcode, country }: Store): string {
  // Postcodes match with and without a space.
  return foldText([location_name, address, city, state, zipcode, zipcode.replaceAll(' ', ''), country].join(' '));
}

/** Removes accents and capitals: `munchen` finds `München`. */
function foldText(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
