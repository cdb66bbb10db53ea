import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';

/** A store that is looked at. A new object each time, so that pressing twice shows it twice. */
export interface Selection {
  /** Its number in the list. */
  index: number;
  /** The map moves to a store that was chosen in the list; one that was chosen on the map is in sight. */
  from: 'list' | 'map';
}

/**
 * Why there is no map:
 * - `refused`: the tile service does not want this page, and there will be none;
 * - `missing`: what draws it did not come; it can be tried again;
 * - `failed`: the tile service does not answer; it can be tried again.
 */
export type MapProblem = 'refused' | 'missing' | 'failed';

/** Everything that a map is drawn from. */
export interface MapOptions {
  config: MapConfig;
  texts: typeof mapTexts;
  selected: Selection | undefined;
  /** The shopper chose a store on the map, or closed its window. */
  onSelect: (selected: Selection | undefined) => void;
  /** Not one picture came: the service refused them, or does not answer. */
  onFailure: (kind: MapProblem, reason: string) => void;
  /** The page's own, where it has one: asks a tile service why it sends no pictures. */
  fetch: typeof globalThis.fetch | undefined;
  /** Shows the attribution, cleaned. Returns how to stop. */
  showMarkup: (place: Element, html: string) => () => void;
}

/** A map on the page. */
export interface MapDrawing {
  update: (options: MapOptions) => void;
  destroy: () => void;
}

/** What the map file offers: draws a map into a node of the page. */
export type DrawMap = (place: HTMLElement, options: MapOptions) => MapDrawing;
