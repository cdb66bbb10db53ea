import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { RecentlyViewed as View } from './recently-viewed';
import { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';

export { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';

export const ShopRecentlyViewed = elementClass({
  tag: 'shop-recently-viewed',
  mode: 'enhance',
  config: recentlyViewedConfig,
  component: View,
});

export const { define } = ShopRecentlyViewed;

export const RecentlyViewed = reactComponent(ShopRecentlyViewed);

declare global {
  interface HTMLElementTagNameMap {
    'shop-recently-viewed': ConfiguredElement<RecentlyViewedConfig>;
  }
}
