import { type ElementProps, textsOf } from '@shop-elements/core';
import type { FilterSidebarConfig } from './filter-sidebar.config';
import { filterSidebarTexts } from './filter-sidebar.texts';
import { useFilterSidebar } from './use-filter-sidebar';

/**
 * Lets a category's filters come in from the side on a phone. While they are open, the page behind can neither be reached nor
 * scrolled; the overlay, Escape and the trigger close them. `data-state` is `open` or `closed`.
 * @example
 * <button class="filter-trigger">Filters</button>
 * <shop-filter-sidebar data-trigger=".filter-trigger" data-container=".columns">…</shop-filter-sidebar>
 * @fires shop-filter-sidebar-toggle with `{ open }`
 */
export function FilterSidebar({ element, config }: ElementProps<FilterSidebarConfig>) {
  const { isOpen, close } = useFilterSidebar(element, config);
  const texts = textsOf(element, filterSidebarTexts);
  if (!isOpen) return null;
  return <button type="button" className="shop-filter-sidebar__overlay" aria-label={texts.close} onClick={close} />;
}
