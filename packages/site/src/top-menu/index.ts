export { define, ShopTopMenu, TopMenu } from './element';
export { type TopMenuConfig, topMenuConfig } from './top-menu.config';
