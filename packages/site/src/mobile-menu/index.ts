export { define, MobileMenu, ShopMobileMenu } from './element';
export { type MobileMenuConfig, mobileMenuConfig } from './mobile-menu.config';
export { mobileMenuTexts } from './mobile-menu.texts';
export type { MobileMenuChangeDetail } from './use-mobile-menu';
