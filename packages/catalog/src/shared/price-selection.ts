/** A price slider's track has this attribute from the start of a move to its end. */
const ATTRIBUTE = 'data-selecting';

/**
 * The attribute as `<shop-price-slider>` sets it. Only a type: code that both the slider and `<shop-layered-nav>` import would be
 * bundled into the file that every page loads.
 */
export type SelectingAttribute = Readonly<Record<typeof ATTRIBUTE, true | undefined>>;

/** Resolves once the shopper moves no price slider on the page, or when the signal aborts. */
export async function whenSlidersRest(signal: AbortSignal): Promise<void> {
  while (!signal.aborted && document.querySelector(`[${ATTRIBUTE}]`)) await new Promise(requestAnimationFrame);
}
