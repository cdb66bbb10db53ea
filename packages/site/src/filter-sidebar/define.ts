import { defineElement } from '@shop-elements/core';
import { FilterSidebar } from './filter-sidebar';
import { filterSidebarConfig } from './filter-sidebar.config';

defineElement({ tag: 'shop-filter-sidebar', mode: 'enhance', config: filterSidebarConfig, component: FilterSidebar });

declare global {
  interface HTMLElementTagNameMap {
    'shop-filter-sidebar': HTMLElement;
  }
}
