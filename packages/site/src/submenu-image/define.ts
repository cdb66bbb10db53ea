import { defineElement } from '@shop-elements/core';
import { SubmenuImage } from './submenu-image';
import { submenuImageConfig } from './submenu-image.config';

defineElement({ tag: 'shop-submenu-image', mode: 'enhance', config: submenuImageConfig, component: SubmenuImage });

declare global {
  interface HTMLElementTagNameMap {
    'shop-submenu-image': HTMLElement;
  }
}
