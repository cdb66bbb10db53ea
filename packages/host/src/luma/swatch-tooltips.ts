import { luma } from './luma';

const SWATCHES = '.swatch-layered [data-option-type]';

/**
 * Tells Luma's scripts that the pointer leaves a part, which is about to be replaced: no event of the browser's will. Luma's tooltip
 * of a swatch stands at the end of the page, and would stay there over everything.
 */
export function announceLeaving(part: Element): void {
  if (!part.matches(':hover')) return;
  const innermost = [...part.querySelectorAll(':hover')].at(-1) ?? part;
  luma.trigger(innermost, 'mouseleave');
}

/** Gives swatches among filters that were fetched their tooltips, as an inline script does on a fresh page. */
export function startSwatchTooltips(part: Element): void {
  for (const swatch of part.querySelectorAll(SWATCHES)) luma.startSwatchTooltip(swatch);
}
