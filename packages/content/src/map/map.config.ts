import { pictureUrl, url } from '@shop-elements/core/kinds';
import * as z from 'zod/mini';

/** One store, with the names that Page Builder's map prints. All fields are optional. */
const store = z.object({
  location_name: z._default(z.string(), ''),
  /** Can have several lines. */
  comment: z._default(z.string(), ''),
  phone: z._default(z.string(), ''),
  address: z._default(z.string(), ''),
  city: z._default(z.string(), ''),
  state: z._default(z.string(), ''),
  zipcode: z._default(z.string(), ''),
  /** Page Builder prints an empty list if the editor left it blank. */
  country: z._default(z.union([z.string(), z.array(z.string())]), ''),
  /** `latitude` and `longitude` in degrees, as numbers or text. A store without them is only in the list. */
  position: z._default(z.record(z.string(), z.any()), {}),
  /** In the format of schema.org and OpenStreetMap: `Mo-Fr 09:00-18:00; Sa 10:00-17:00`. Other text is shown as is. */
  opening_hours: z._default(z.string(), ''),
  /** The store's time zone, such as `Europe/Amsterdam`. Default: the shopper's. */
  time_zone: z._default(z.string(), ''),
});

/** Settings of `<shop-map>`. */
export const mapConfig = z.object({
  /** The stores, as Page Builder prints them: `location_name`, `comment`, `phone`, `address`, `city`, `state`, `zipcode`, `country`, `position`; also `opening_hours` and `time_zone`. An empty list hides the element. */
  locations: z._default(z.array(store), []),
  /** Shows buttons to zoom. */
  showControls: z._default(z.boolean(), false),
  /** URL of the map tiles, with `{z}`, `{x}`, `{y}` or `{-y}`, optionally `{s}` and `{r}`, and `{key}` for the key. Any OpenStreetMap-compatible service works. Without `tiles` and `google-key`, only the list shows. */
  tiles: z._default(pictureUrl(), ''),
  /** Your key for the tile service. Replaces `{key}`, or any placeholder that ends in key or token. */
  tileKey: z._default(z.string(), ''),
  /** The copyright line that the tile service requires. May contain links. */
  attribution: z._default(z.string(), ''),
  /** Your key for Google's Maps JavaScript API. Google then draws the map, and `tiles` is ignored. */
  googleKey: z._default(z.string(), ''),
  /** The look of Google's map: the list that Google's styling wizard generates. */
  googleStyles: z._default(z.array(z.record(z.string(), z.any())), []),
  /** Shows a field that searches the stores by name, street, city, state, postal code and country. */
  search: z._default(z.boolean(), false),
  /** URL of a Nominatim-compatible search service, with `{query}`. If no store matches, Enter searches there and shows the stores nearby. */
  places: z._default(url(), ''),
  /** Shows a button that sorts the stores by distance. It asks for the shopper's location, which stays in the browser. */
  nearest: z._default(z.boolean(), false),
  /** URL of a route planner, with `{latitude}` and `{longitude}`. Empty: no directions links. */
  directions: z._default(url(), 'https://www.google.com/maps/dir/?api=1&destination={latitude},{longitude}'),
  /** Zoom level for a single store, or for the center if no store has a position: from 0 (the world) to 22; 18 shows a house. */
  zoom: z._default(z.number().check(z.minimum(0), z.maximum(22)), 8),
  /** Latitude and longitude of the center when no store has a position: `[52.09, 5.12]`. */
  center: z._default(z.array(z.number().check(z.minimum(-360), z.maximum(360))), [30.2672, -97.7431]),
});

export type MapConfig = z.output<typeof mapConfig>;

export type Store = z.output<typeof store>;
