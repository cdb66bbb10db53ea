import { defineElement } from '@shop-elements/core';
import { MobileMenu } from './mobile-menu';
import { type MobileMenuConfig, mobileMenuConfig } from './mobile-menu.config';

defineElement({ tag: 'shop-mobile-menu', mode: 'render', config: mobileMenuConfig, component: MobileMenu });

declare global {
  interface HTMLElementTagNameMap {
    'shop-mobile-menu': HTMLElement & { config: MobileMenuConfig | undefined };
  }
}
