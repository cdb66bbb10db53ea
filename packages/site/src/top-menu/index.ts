export { define, ShopTopMenu } from './element';
export { TopMenu } from './top-menu';
export { type TopMenuConfig, topMenuConfig } from './top-menu.config';
