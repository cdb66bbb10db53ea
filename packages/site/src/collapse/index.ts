export { Collapse, type CollapseToggleDetail } from './collapse';
export { type CollapseConfig, collapseConfig } from './collapse.config';
export { define, ShopCollapse } from './element';
