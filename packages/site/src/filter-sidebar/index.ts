export { define, ShopFilterSidebar } from './element';
export { FilterSidebar } from './filter-sidebar';
export { type FilterSidebarConfig, filterSidebarConfig } from './filter-sidebar.config';
export { filterSidebarTexts } from './filter-sidebar.texts';
export type { FilterSidebarToggleDetail } from './use-filter-sidebar';
