export type { CollapseToggleDetail } from './collapse';
export { type CollapseConfig, collapseConfig } from './collapse.config';
export { Collapse, define, ShopCollapse } from './element';
