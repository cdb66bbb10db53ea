import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { RecentlyViewed as View } from './recently-viewed';
import { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';

export { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';

export const ShopRecentlyViewed = elementClass({
  tag: 'shop-recently-viewed',
  mode: 'enhance',
  config: recentlyViewedConfig,
  // Magento prints the count on its block.
  host: (_, { element }) => ({ count: () => printedCount(element) }),
  component: View,
});

export const { define } = ShopRecentlyViewed;

export const RecentlyViewed = reactComponent(ShopRecentlyViewed);

function printedCount(element: HTMLElement): { value: string; source: string } | undefined {
  const value = element.querySelector(':scope > [data-count]')?.getAttribute('data-count');
  return value ? { value, source: 'data-count of the block' } : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-recently-viewed': ConfiguredElement<RecentlyViewedConfig>;
  }
}
