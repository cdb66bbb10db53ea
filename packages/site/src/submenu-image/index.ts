export { define, ShopSubmenuImage, SubmenuImage } from './element';
export { type SubmenuImageConfig, submenuImageConfig } from './submenu-image.config';
