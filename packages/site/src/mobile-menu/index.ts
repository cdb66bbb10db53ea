import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { MobileMenu as View } from './mobile-menu';
import { type MobileMenuConfig, mobileMenuConfig } from './mobile-menu.config';
import type { MobileMenuChangeDetail } from './use-mobile-menu';

export { mobileMenuTexts } from './mobile-menu';
export { type MobileMenuConfig, mobileMenuConfig } from './mobile-menu.config';
export type { MobileMenuChangeDetail } from './use-mobile-menu';

export const ShopMobileMenu = elementClass({
  tag: 'shop-mobile-menu',
  mode: 'render',
  config: mobileMenuConfig,
  component: View,
});

export const { define } = ShopMobileMenu;

export const MobileMenu = reactComponent(ShopMobileMenu);

declare global {
  interface HTMLElementTagNameMap {
    'shop-mobile-menu': ConfiguredElement<MobileMenuConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-mobile-menu-change': CustomEvent<MobileMenuChangeDetail>;
  }
}
