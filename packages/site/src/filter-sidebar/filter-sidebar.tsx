import { type ElementProps, fill, textsOf } from '@shop-elements/core';
import type { FilterSidebarConfig } from './filter-sidebar.config';
import { filterSidebarTexts } from './filter-sidebar.texts';
import { useFilterSidebar } from './use-filter-sidebar';
import { useMatches } from './use-matches';

/**
 * Shows a category's filters as a sidebar on phones. While it is open, the page behind is inert and doesn't scroll. The
 * button at its end, the overlay, Escape and the trigger close it; choosing a filter doesn't. It has
 * `data-open` while it is open.
 * @example
 * <button class="filter-trigger">Filters</button>
 * <shop-filter-sidebar data-trigger=".filter-trigger" data-container=".columns">…</shop-filter-sidebar>
 * @fires shop-filter-sidebar-toggle when it opened or closed
 */
export function FilterSidebar({ element, config }: ElementProps<FilterSidebarConfig>) {
  const { isOpen, close } = useFilterSidebar(element, config);
  const { count, isLoading } = useMatches(config.keepOpen ? undefined : close);
  const texts = textsOf(element, filterSidebarTexts);
  if (!isOpen) return null;
  const words = count === undefined ? texts.done : fill(count === 1 ? texts.showOne : texts.show, count);
  return (
    <>
      <button type="button" className="shop-filter-sidebar__overlay" aria-label={texts.close} onClick={close} />
      <button
        type="button"
        className={`shop-button shop-button--primary shop-filter-sidebar__done${isLoading ? ' shop-spinner' : ''}`}
        onClick={close}
      >
        {words}
      </button>
    </>
  );
}
