import { elementClass } from '@shop-elements/core';
import { MobileMenu } from './mobile-menu';
import { type MobileMenuConfig, mobileMenuConfig } from './mobile-menu.config';

export const ShopMobileMenu = elementClass({
  tag: 'shop-mobile-menu',
  mode: 'render',
  config: mobileMenuConfig,
  component: MobileMenu,
});

export const { define } = ShopMobileMenu;

declare global {
  interface HTMLElementTagNameMap {
    'shop-mobile-menu': HTMLElement & { config: MobileMenuConfig | undefined };
  }
}
