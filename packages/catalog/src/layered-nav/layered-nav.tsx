import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import { SLOW_NOTE, useSlow } from '../shared/slow/use-slow';
import type { LayeredNavConfig } from './layered-nav.config';
import { layeredNavTexts } from './layered-nav.texts';
import { useLayeredNav } from './use-layered-nav';

/**
 * Filters, sorts and pages without leaving the page. Works with stock Luma and with the Ajax add-on. Links stay real
 * links, the URL always matches the list, and Back restores the previous list. Wrap the list and its filters, or put
 * the element anywhere on the page. Replies are cleaned, and announced to the page's scripts with `contentUpdated`. A
 * failed call reloads the page.
 * @example
 * <shop-layered-nav>
 *   <div class="column main">…toolbar, list, pager…</div>
 *   <div class="sidebar">…the filters…</div>
 * </shop-layered-nav>
 * @fires shop-layered-nav-load before a list is requested, also after Back; `preventDefault()` keeps the current list
 * @fires shop-layered-nav-loaded when the list is shown, with what else on the page has changed
 */
export function LayeredNav({ element, config }: ElementProps<LayeredNavConfig>) {
  const { isLoading = false, count } = useLayeredNav(element, config);
  const isSlow = useSlow(isLoading);
  const { found, foundOne, foundNone, loading } = textsOf(element, layeredNavTexts);
  const words = count === 0 ? foundNone : count === 1 ? foundOne : found;
  return (
    <p className={isSlow ? SLOW_NOTE : 'shop-visually-hidden'} role="status">
      {isSlow ? loading : count !== undefined && fill(words, count)}
    </p>
  );
}
