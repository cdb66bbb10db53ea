import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Banner } from './banner';
import { type BannerConfig, bannerConfig } from './banner.config';

export const ShopBanner = elementClass({
  tag: 'shop-banner',
  mode: 'enhance',
  showsOnly: true,
  config: bannerConfig,
  host: printedSettings(bannerConfig),
  component: Banner,
});

export const { define } = ShopBanner;

declare global {
  interface HTMLElementTagNameMap {
    'shop-banner': ConfiguredElement<BannerConfig>;
  }
}
