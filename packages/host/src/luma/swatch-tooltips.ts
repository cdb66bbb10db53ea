import { guarded } from '../page/guard';
import { jquery } from './jquery';
import { luma } from './luma';

const SWATCHES = '.swatch-layered [data-option-type]';

/**
 * Dispatches the event that browsers leave out when a script replaces a part under the pointer. Otherwise a swatch's tooltip, a node at
 * the end of the page, would stay on top of everything. Luma and Breeze listen to `mouseleave`, which jQuery and Breeze's script make of it.
 */
export function announceLeaving(part: Element): void {
  if (!part.matches(':hover')) return;
  const innermost = [...part.querySelectorAll(':hover')].at(-1) ?? part;
  innermost.dispatchEvent(new MouseEvent('mouseout', { bubbles: true }));
}

/** Starts the tooltips of fetched filter swatches, as an inline script does on a fresh page, if the page has loaded Luma's script for it. */
export function startSwatchTooltips(part: Element): void {
  for (const swatch of part.querySelectorAll(SWATCHES)) {
    if (luma.data(swatch, 'mageSwatchRendererTooltip') !== undefined) continue;
    guarded('SwatchRendererTooltip()', () => jquery()?.(swatch).SwatchRendererTooltip?.());
  }
}
