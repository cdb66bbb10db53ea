import { type ElementProps, fill, textsOf, useListener } from '@shop-elements/core';
import { useState } from 'react';
import type { FilterSidebarConfig } from './filter-sidebar.config';
import { useFilterSidebar } from './use-filter-sidebar';

/** Texts of `<shop-filter-sidebar>`. */
export const filterSidebarTexts = {
  close: 'Close the filters',
  done: 'Show products',
  show: 'Show %1 products',
  showOne: 'Show 1 product',
};

/**
 * Shows a category's filters as a sidebar on phones. While it is open, the page behind is inert and doesn't scroll. The
 * button at its end, the overlay, Escape and the trigger close it; choosing a filter doesn't, unless `data-keep-open`
 * is `false`. The attribute `data-open` is set while it is open.
 * @example
 * <button class="filter-trigger">Filters</button>
 * <shop-filter-sidebar data-trigger=".filter-trigger" data-container=".columns">…</shop-filter-sidebar>
 * @fires shop-filter-sidebar-toggle after it opened or closed
 */
export function FilterSidebar({ element, config }: ElementProps<FilterSidebarConfig>) {
  const { isOpen, close } = useFilterSidebar(element, config);
  const { count, isLoading } = useMatches(config.keepOpen ? undefined : close);
  const texts = textsOf(element, filterSidebarTexts);
  if (!isOpen) return null;
  const label = count === undefined ? texts.done : fill(count === 1 ? texts.showOne : texts.show, count);
  return (
    <>
      <button type="button" className="shop-filter-sidebar__overlay" aria-label={texts.close} onClick={close} />
      <button
        type="button"
        className={`shop-button shop-button--primary shop-filter-sidebar__done${isLoading ? ' shop-spinner' : ''}`}
        onClick={close}
      >
        {label}
      </button>
      {/* The status of `<shop-layered-nav>` is inert while the sidebar is open. */}
      <span role="status" className="shop-visually-hidden">
        {!isLoading && count !== undefined && label}
      </span>
    </>
  );
}

interface Matches {
  /** The number of products that match the filters; undefined until a list was loaded. */
  count?: number | undefined;
  isLoading: boolean;
}

/** Follows the lists that `<shop-layered-nav>` loads. */
function useMatches(onLoaded: (() => void) | undefined): Matches {
  const [matches, setMatches] = useState<Matches>({ isLoading: false });
  useListener(document, 'shop-layered-nav-load', (event) => {
    if (!event.defaultPrevented) setMatches({ ...matches, isLoading: true });
  });
  useListener(document, 'shop-layered-nav-loaded', ({ detail }) => {
    setMatches({ count: detail?.count, isLoading: false });
    onLoaded?.();
  });
  // Back cancels loading, without an event.
  useListener(window, 'popstate', () => {
    const isBusy = document.querySelector('[aria-busy="true"]') !== null;
    setMatches((now) => ({ ...now, isLoading: now.isLoading && isBusy }));
  });
  return matches;
}
