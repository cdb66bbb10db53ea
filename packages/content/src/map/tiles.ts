import { hostSettings } from '@shop-elements/host';
import type { LeafletEventHandlerFnMap, TileErrorEvent } from 'leaflet';
import type { MapOptions } from './draw-map';
import type { MapConfig } from './map.config';

/**
 * The address of the tiles, with the key inserted. Placeholders for the key differ between tile services.
 * @throws if a placeholder has no value
 */
export function tileAddress({ tiles, tileKey }: Pick<MapConfig, 'tiles' | 'tileKey'>): string {
  const address = tiles.replace(/\{\w*(key|token)\}/gi, encodeURIComponent(tileKey));
  const unknown = /\{(?!(?:[zxsr]|-?y)\})[^}]*\}/.exec(address);
  if (unknown === null) return address;
  throw new Error(
    `data-tiles contains ${unknown[0]}, which has no value. Use {z}, {x}, {y}, {-y}, {s}, {r} and {key} only.`,
  );
}

/** Detects that none of the first tiles could be loaded, and reports the reason. */
export function watchTiles({ onFailure }: MapOptions): LeafletEventHandlerFnMap {
  let failedTile: string | undefined;
  let isDecided = false;
  return {
    tileload: () => {
      isDecided = true;
    },
    tileerror: (event: TileErrorEvent) => {
      failedTile = event.tile.src;
    },
    // Fires when all requested tiles have loaded or failed.
    load: async () => {
      if (isDecided || failedTile === undefined) return;
      isDecided = true;
      const { kind, reason } = await findReason(failedTile);
      onFailure(kind, `${reason} (${failedTile})`);
    },
  };
}

/** Requests a failed tile with `fetch`, because images report no status. */
async function findReason(address: string): Promise<{ kind: 'refused' | 'failed'; reason: string }> {
  try {
    const { status } = await (hostSettings().fetch ?? fetch)(address);
    const isRefused = status >= 400 && status < 500 && status !== 404;
    if (!isRefused) return { kind: 'failed', reason: `the tile service replied with status ${status} and no image` };
    return {
      kind: 'refused',
      reason: `the tile service replied with status ${status}: check data-tile-key, and whether it is valid for this site`,
    };
  } catch {
    // Services that refuse a page often send no CORS headers.
    if (!navigator.onLine) return { kind: 'failed', reason: 'there is no network' };
    return { kind: 'refused', reason: 'the tile service sent no image, and its status cannot be read' };
  }
}
