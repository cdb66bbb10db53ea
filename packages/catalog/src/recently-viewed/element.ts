import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { RecentlyViewed } from './recently-viewed';
import { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';

export const ShopRecentlyViewed = elementClass({
  tag: 'shop-recently-viewed',
  mode: 'enhance',
  config: recentlyViewedConfig,
  component: RecentlyViewed,
});

export const { define } = ShopRecentlyViewed;

declare global {
  interface HTMLElementTagNameMap {
    'shop-recently-viewed': ConfiguredElement<RecentlyViewedConfig>;
  }
}
