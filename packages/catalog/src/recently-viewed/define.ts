import { defineElement } from '@shop-elements/core';
import { RecentlyViewed } from './recently-viewed';
import { recentlyViewedConfig } from './recently-viewed.config';

defineElement({
  tag: 'shop-recently-viewed',
  mode: 'enhance',
  config: recentlyViewedConfig,
  component: RecentlyViewed,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-recently-viewed': HTMLElement;
  }
}
