import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';

/** The store that the shopper chose. A new object each time, so that choosing it again shows it again. */
export interface Selection {
  /** Index of the store. */
  index: number;
  /** The map moves only to a store chosen in the list, because a marker is in view already. */
  from: 'list' | 'map';
}

/**
 * Why there is no map:
 * - `refused`: the map service refuses this page or its key; a retry does not help;
 * - `missing`: the map's code could not be loaded; a retry may help;
 * - `failed`: the tile service is not available; a retry may help.
 */
export type MapProblem = 'refused' | 'missing' | 'failed';

/** The input for drawing a map. */
export interface MapOptions {
  config: MapConfig;
  texts: typeof mapTexts;
  locale: string;
  /** Indexes of the stores with a marker: those that the search found. */
  shown: readonly number[];
  /** Indexes of the stores that the map has to show. */
  inView: readonly number[];
  selected: Selection | undefined;
  /** Called when the shopper chooses a store on the map, or closes its window. */
  onSelect: (selected: Selection | undefined) => void;
  /** Called when no tile could be loaded. */
  onFailure: (kind: MapProblem, reason: string) => void;
}

/** A map on the page. */
export interface MapDrawing {
  update: (options: MapOptions) => void;
  destroy: () => void;
}

/** Draws a map into an element of the page. */
export type DrawMap = (place: HTMLElement, options: MapOptions) => MapDrawing;
