import { guarded } from '../page/guard';
import { jquery } from './jquery';
import { luma } from './luma';

const SWATCHES = '.swatch-layered [data-option-type]';

/**
 * Notifies Luma's scripts that the pointer leaves a part that is about to be replaced; the browser fires no event for that.
 * Otherwise Luma's swatch tooltip, a node at the end of the page, would stay on top of everything.
 */
export function announceLeaving(part: Element): void {
  if (!part.matches(':hover')) return;
  const innermost = [...part.querySelectorAll(':hover')].at(-1) ?? part;
  luma.trigger(innermost, 'mouseleave');
}

/** Starts the tooltips of fetched filter swatches, as an inline script does on a fresh page, if the page has loaded Luma's script for it. */
export function startSwatchTooltips(part: Element): void {
  for (const swatch of part.querySelectorAll(SWATCHES)) {
    if (luma.data(swatch, 'mageSwatchRendererTooltip') !== undefined) continue;
    guarded('SwatchRendererTooltip()', () => jquery()?.(swatch).SwatchRendererTooltip?.());
  }
}
