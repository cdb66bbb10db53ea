import { elementClass } from '@shop-elements/core';
import { FilterSidebar } from './filter-sidebar';
import { filterSidebarConfig } from './filter-sidebar.config';

export const ShopFilterSidebar = elementClass({
  tag: 'shop-filter-sidebar',
  mode: 'enhance',
  config: filterSidebarConfig,
  component: FilterSidebar,
});

export const { define } = ShopFilterSidebar;

declare global {
  interface HTMLElementTagNameMap {
    'shop-filter-sidebar': HTMLElement;
  }
}
