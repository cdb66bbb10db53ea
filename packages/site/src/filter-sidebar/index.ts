import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { FilterSidebar as View } from './filter-sidebar';
import { type FilterSidebarConfig, filterSidebarConfig } from './filter-sidebar.config';
import type { FilterSidebarToggleDetail } from './use-filter-sidebar';

export { filterSidebarTexts } from './filter-sidebar';
export { type FilterSidebarConfig, filterSidebarConfig } from './filter-sidebar.config';
export type { FilterSidebarToggleDetail } from './use-filter-sidebar';

export const ShopFilterSidebar = elementClass({
  tag: 'shop-filter-sidebar',
  mode: 'enhance',
  config: filterSidebarConfig,
  component: View,
});

export const { define } = ShopFilterSidebar;

export const FilterSidebar = reactComponent(ShopFilterSidebar);

declare global {
  interface HTMLElementTagNameMap {
    'shop-filter-sidebar': ConfiguredElement<FilterSidebarConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-filter-sidebar-toggle': CustomEvent<FilterSidebarToggleDetail>;
  }
}
