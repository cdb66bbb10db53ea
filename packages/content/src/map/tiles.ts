import type { LeafletEventHandlerFnMap, TileErrorEvent } from 'leaflet';
import type { MapOptions } from './draw-map';
import type { MapConfig } from './map.config';

/**
 * The address of the tiles with the key in it. Tile services write its placeholder in many ways.
 * @throws on a placeholder without a value
 */
export function tileAddress({ tiles, tileKey }: Pick<MapConfig, 'tiles' | 'tileKey'>): string {
  const address = tiles.replace(/\{\w*(key|token)\}/gi, encodeURIComponent(tileKey));
  const unknown = /\{(?!(?:[zxsr]|-?y)\})[^}]*\}/.exec(address);
  if (unknown === null) return address;
  throw new Error(
    `data-tiles contains ${unknown[0]}, which has no value. Use {z}, {x}, {y}, {-y}, {s}, {r} and {key} only.`,
  );
}

/** Notices when a service sends none of the first tiles, and finds out why. */
export function watchTiles({ onFailure, fetch = window.fetch.bind(window) }: MapOptions): LeafletEventHandlerFnMap {
  let lost: string | undefined;
  let isDecided = false;
  return {
    tileload: () => {
      isDecided = true;
    },
    tileerror: (event: TileErrorEvent) => {
      lost = event.tile.src;
    },
    // All that were asked for have come, or have not.
    load: async () => {
      if (isDecided || lost === undefined) return;
      isDecided = true;
      const { kind, reason } = await whyLost(lost, fetch);
      onFailure(kind, `${reason} (${lost})`);
    },
  };
}

/** A picture does not say why it failed. Asked in words, a service says what it thinks of the key. */
async function whyLost(
  address: string,
  fetch: typeof globalThis.fetch,
): Promise<{ kind: 'refused' | 'failed'; reason: string }> {
  try {
    const { status } = await fetch(address);
    const isRefused = status >= 400 && status < 500 && status !== 404;
    if (!isRefused) return { kind: 'failed', reason: `the tile service answered ${status} and no picture` };
    return { kind: 'refused', reason: `the tile service answered ${status}: is data-tile-key right for this site?` };
  } catch {
    // Services that refuse a page often do not even let it ask.
    if (!navigator.onLine) return { kind: 'failed', reason: 'there is no network' };
    return { kind: 'refused', reason: 'the tile service sent no picture and does not say why' };
  }
}
