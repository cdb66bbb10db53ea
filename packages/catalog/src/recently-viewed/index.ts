export { define, RecentlyViewed, ShopRecentlyViewed } from './element';
export { type RecentlyViewedConfig, recentlyViewedConfig } from './recently-viewed.config';
