import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Banner as View } from './banner';
import { type BannerConfig, bannerConfig } from './banner.config';

export { type BannerConfig, bannerConfig } from './banner.config';

export const ShopBanner = elementClass({
  tag: 'shop-banner',
  mode: 'enhance',
  config: bannerConfig,
  host: printedSettings(bannerConfig),
  component: View,
});

export const { define } = ShopBanner;

export const Banner = reactComponent(ShopBanner);

declare global {
  interface HTMLElementTagNameMap {
    'shop-banner': ConfiguredElement<BannerConfig>;
  }
}
