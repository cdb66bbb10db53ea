import { fromJson, removeNode } from '@shop-elements/core';
import { listen, setHidden } from '@shop-elements/dom';

/** The class that lets the block grow around the map and its list; see map.css. */
const GROWS = 'shop-map-block';

/** Adds a `<shop-map>` with the printed height to Page Builder's map block. Hides a block without stores. */
export function startMapBlock(block: HTMLElement): () => void {
  const { locations, showControls } = block.dataset;
  if (isEmpty(locations)) {
    setHidden(block, true);
    return () => setHidden(block, false);
  }
  const height = printedHeight(block);
  const map = document.createElement('shop-map');
  if (locations !== undefined) map.dataset['locations'] = locations;
  if (showControls !== undefined) map.dataset['showControls'] = showControls;
  block.append(map);
  if (height === '') return () => removeNode(map);

  const fit = (): void => {
    block.classList.remove(GROWS);
    block.style.setProperty('--shop-map-height', printedHeight(block));
    block.classList.add(GROWS);
  };
  fit();
  // Page Builder can print a different height for phones.
  const stop = listen(window, { resize: fit });
  return () => {
    stop();
    removeNode(map);
    block.classList.remove(GROWS);
    block.style.removeProperty('--shop-map-height');
  };
}

function isEmpty(locations = '[]'): boolean {
  const list = fromJson(locations);
  return Array.isArray(list) && list.length === 0;
}

/** The height that Page Builder printed; empty if it printed none. */
function printedHeight(block: HTMLElement): string {
  const { height } = getComputedStyle(block);
  return Number.parseFloat(height) > 0 ? height : '';
}
