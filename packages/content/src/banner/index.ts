export { type BannerConfig, bannerConfig } from './banner.config';
export { Banner, define, ShopBanner } from './element';
export { startBanner } from './start-banner';
