import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { SubmenuImage as View } from './submenu-image';
import { type SubmenuImageConfig, submenuImageConfig } from './submenu-image.config';

export { type SubmenuImageConfig, submenuImageConfig } from './submenu-image.config';

export const ShopSubmenuImage = elementClass({
  tag: 'shop-submenu-image',
  mode: 'enhance',
  config: submenuImageConfig,
  component: View,
});

export const { define } = ShopSubmenuImage;

export const SubmenuImage = reactComponent(ShopSubmenuImage);

declare global {
  interface HTMLElementTagNameMap {
    'shop-submenu-image': ConfiguredElement<SubmenuImageConfig>;
  }
}
