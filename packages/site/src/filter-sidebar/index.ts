export { define, FilterSidebar, ShopFilterSidebar } from './element';
export { type FilterSidebarConfig, filterSidebarConfig } from './filter-sidebar.config';
export { filterSidebarTexts } from './filter-sidebar.texts';
export type { FilterSidebarToggleDetail } from './use-filter-sidebar';
