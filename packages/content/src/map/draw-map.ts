import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';

/** The store that the shopper chose. A new object each time, so that pressing twice shows it twice. */
export interface Selection {
  /** Its number in the list. */
  index: number;
  /** The map moves only to a store that was chosen in the list; a marker is in view already. */
  from: 'list' | 'map';
}

/**
 * Why there is no map:
 * - `refused`: the map service refuses this page or its key, and will again;
 * - `missing`: the code that draws it could not be loaded; a retry may help;
 * - `failed`: the tile service does not answer; a retry may help.
 */
export type MapProblem = 'refused' | 'missing' | 'failed';

/** Everything that a map needs to draw itself. */
export interface MapOptions {
  config: MapConfig;
  texts: typeof mapTexts;
  locale: string;
  /** The numbers of the stores that have a marker: those that were found. */
  shown: readonly number[];
  /** The numbers of the stores that the map moves to. */
  inView: readonly number[];
  selected: Selection | undefined;
  /** The shopper chose a store on the map, or closed its window. */
  onSelect: (selected: Selection | undefined) => void;
  /** Not one tile could be loaded. */
  onFailure: (kind: MapProblem, reason: string) => void;
  /** The page's own, if it set one. Asks a tile service why it sends no pictures. */
  fetch: typeof globalThis.fetch | undefined;
  /** Shows the attribution, cleaned. Returns a function that stops it. */
  showMarkup: (place: Element, html: string) => () => void;
}

/** A map on the page. */
export interface MapDrawing {
  update: (options: MapOptions) => void;
  destroy: () => void;
}

/** What the map file offers: draws a map into a node of the page. */
export type DrawMap = (place: HTMLElement, options: MapOptions) => MapDrawing;
