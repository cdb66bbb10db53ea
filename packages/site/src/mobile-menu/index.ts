export { define, ShopMobileMenu } from './element';
export { MobileMenu } from './mobile-menu';
export { type MobileMenuConfig, mobileMenuConfig } from './mobile-menu.config';
export { mobileMenuTexts } from './mobile-menu.texts';
export type { MobileMenuChangeDetail } from './use-mobile-menu';
