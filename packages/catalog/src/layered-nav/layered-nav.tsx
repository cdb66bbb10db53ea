import { type ElementProps, fill, textsOf, whenPageParsed } from '@shop-elements/core';
import { useLayoutEffect, useRef, useState } from 'react';
import { SLOW_NOTE, useSlow } from '../shared/slow/use-slow';
import { belongsToPage, findRegions } from './category-regions';
import { controlEvents, controlUrl } from './control-url';
import { closeDropdowns, groupPressed, leaveDropdown } from './filter-groups';
import type { LayeredNavConfig } from './layered-nav.config';
import { ListLoader, type ListProgress } from './list-loader';

export const layeredNavTexts = {
  found: '%1 products',
  foundOne: '1 product',
  foundNone: 'No products match your selection.',
  loading: 'Loading products...',
  search: 'Search in %1',
  noChoices: 'Nothing found.',
};

/**
 * Filters, sorts and pages without leaving the page. Works with stock Luma and with the Ajax add-on. Links stay real
 * links, the URL always matches the list, and Back restores the previous list. Wrap the list and its filters, or put
 * the element anywhere on the page. Replies are sanitized, and announced to the page's scripts with `contentUpdated`. If
 * a request fails, the browser loads the page at the new URL.
 * @example
 * <shop-layered-nav>
 *   <div class="column main">…toolbar, list, pager…</div>
 *   <div class="sidebar">…the filters…</div>
 * </shop-layered-nav>
 * @fires shop-layered-nav-load before a list is requested, also after Back; `preventDefault()` keeps the current list
 * @fires shop-layered-nav-loaded when the list is shown
 */
export function LayeredNav({ element, config }: ElementProps<LayeredNavConfig>) {
  const { isLoading = false, count } = useLayeredNav(element, config);
  const isSlow = useSlow(isLoading);
  const { found, foundOne, foundNone, loading } = textsOf(element, layeredNavTexts);
  const text = count === 0 ? foundNone : count === 1 ? foundOne : found;
  return (
    <p className={isSlow ? SLOW_NOTE : 'shop-visually-hidden'} role="status">
      {isSlow ? loading : count !== undefined && fill(text, count)}
    </p>
  );
}

/** Loads lists in place of pages, and reports progress. */
function useLayeredNav(element: HTMLElement, config: LayeredNavConfig): ListProgress {
  const [progress, report] = useState<ListProgress>({});
  const latest = useRef<ListLoader>(undefined);
  const texts = textsOf(element, layeredNavTexts);

  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const start = (): void => {
      const previousRegions = latest.current?.regions;
      const regions = findRegions(element, config, previousRegions);
      if (belongsToPage(regions)) return;
      const loader = new ListLoader({ element, config, regions, previousRegions, texts, report, signal });
      latest.current = loader;
      listenToControls(loader, config, signal);
      listenToGroups(loader, signal);
      window.addEventListener('popstate', () => loader.followHistory(), { capture: true, signal });
      window.addEventListener('pageshow', ({ persisted }) => persisted && loader.resume(), { signal });
    };
    // The list may be further down the page.
    whenPageParsed(start, signal);
    return () => ended.abort();
  }, [element, config, texts]);

  return progress;
}

function listenToControls(loader: ListLoader, config: LayeredNavConfig, signal: AbortSignal): void {
  const used = (event: Event): void => {
    const url = controlUrl(event, loader.regions, config);
    if (url === undefined) return;
    // Stops the page's own handlers, which would load the list again or leave the page.
    if (!(event instanceof CustomEvent)) event.stopPropagation();
    // A click on a box is not canceled: after preventDefault(), the browser would restore the box's old state and undo the loader's
    // mark. So we undo the click's tick here, and the loader ticks the box again if it loads the list.
    if (event.target instanceof HTMLInputElement && event.type === 'click')
      event.target.checked = !event.target.checked;
    else event.preventDefault();
    loader.open(url, event.target);
  };
  for (const type of controlEvents) document.addEventListener(type, used, { capture: true, signal });
}

function listenToGroups(loader: ListLoader, signal: AbortSignal): void {
  const filters = (): readonly Element[] => loader.regions.filters.nodes;
  const options = { capture: true, signal };
  document.addEventListener('click', (event) => groupPressed(event, filters()), options);
  document.addEventListener('focusin', ({ target }) => closeDropdowns(filters(), target as Node | null), options);
  const pressed = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && leaveDropdown(event.target)) event.preventDefault();
  };
  document.addEventListener('keydown', pressed, options);
}
