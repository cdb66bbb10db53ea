import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import type { LayeredNavConfig } from './layered-nav.config';
import { layeredNavTexts } from './layered-nav.texts';
import { useLayeredNav } from './use-layered-nav';

/**
 * Filters, sorts and pages without leaving the page, on a stock Luma category page as on one of the ajax add-on: every link
 * stays a real one, the address is always that of the list that is shown, and Back brings the list before. Stands around the
 * list and its filters, or anywhere on the page.
 *
 * What a reply brings is cleaned, then announced to the host by `contentUpdated`. A call that fails reloads the page.
 * @example
 * <shop-layered-nav>
 *   <div class="column main">…toolbar, list, pager…</div>
 *   <div class="sidebar">…the filters…</div>
 * </shop-layered-nav>
 * @fires shop-layered-nav-load before a list is asked for, also after Back; prevented, it is not
 * @fires shop-layered-nav-loaded when the list is shown
 */
export function LayeredNav({ element, config }: ElementProps<LayeredNavConfig>) {
  const count = useLayeredNav(element, config);
  const { found, foundOne, foundNone } = textsOf(element, layeredNavTexts);
  return (
    <p className="shop-visually-hidden" role="status">
      {count !== undefined && fill(count === 0 ? foundNone : count === 1 ? foundOne : found, count)}
    </p>
  );
}
