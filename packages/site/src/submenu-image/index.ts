export { define, ShopSubmenuImage } from './element';
export { SubmenuImage } from './submenu-image';
export { type SubmenuImageConfig, submenuImageConfig } from './submenu-image.config';
