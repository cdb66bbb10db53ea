import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { SubmenuImage } from './submenu-image';
import { type SubmenuImageConfig, submenuImageConfig } from './submenu-image.config';

export const ShopSubmenuImage = elementClass({
  tag: 'shop-submenu-image',
  mode: 'enhance',
  config: submenuImageConfig,
  component: SubmenuImage,
});

export const { define } = ShopSubmenuImage;

declare global {
  interface HTMLElementTagNameMap {
    'shop-submenu-image': ConfiguredElement<SubmenuImageConfig>;
  }
}
