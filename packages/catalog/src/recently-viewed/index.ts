export { define, ShopRecentlyViewed } from './element';
export { RecentlyViewed } from './recently-viewed';
export { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';
