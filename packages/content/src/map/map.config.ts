import { picture } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** One store, by the names that Page Builder's map prints. Nothing in it has to be there. */
const store = z.object({
  location_name: z._default(z.string(), ''),
  /** May run over several lines. */
  comment: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  address: z._default(z.string(), ''),
  city: z._default(z.string(), ''),
  state: z._default(z.string(), ''),
  zipcode: z._default(z.string(), ''),
  /** An empty list where the editor left it blank. */
  country: z._default(z.union([z.string(), z.array(z.string())]), ''),
  /** `latitude` and `longitude` in degrees, as numbers or as text; a store without them is in the list only. */
  position: z._default(z.record(z.string(), z.any()), {}),
});

/** Settings of `<shop-map>`. Specification: catalogue, sections 2 'Store-locator map', 4 and 9 'Map'. */
export const mapConfig = z.object({
  /** The stores, as Page Builder prints them: `location_name`, `comment`, `phone`, `address`, `city`, `state`, `zipcode`, `country`, `position`. None hides the element. */
  locations: z._default(z.array(store), []),
  /** Whether the map has buttons to zoom. */
  showControls: z._default(z.boolean(), false),
  /** Address of the pictures that the map is made of, with `{z}`, `{x}` and `{y}`, and `{key}` for the key. Without one only the list is shown. */
  tiles: z._default(picture(), ''),
  /** What the tile service knows the shop by: goes in the place of `{key}`, or of another placeholder that ends in key or token. */
  tileKey: z._default(z.string(), ''),
  /** Whose map it is, as most tile services ask to be said; may hold links. */
  attribution: z._default(z.string(), ''),
  /** How near a single store is shown, from 0 (the world) to 18 (a house). */
  zoom: z._default(z.number().check(z.minimum(0), z.maximum(22)), 8),
  /** Latitude and longitude of the middle, where no store has a position: `[52.09, 5.12]`. */
  center: z._default(z.array(z.number()), [30.2672, -97.7431]),
});

export type MapConfig = z.output<typeof mapConfig>;

export type Store = z.output<typeof store>;
