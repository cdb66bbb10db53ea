export { Banner } from './banner';
export { type BannerConfig, bannerConfig } from './banner.config';
export { define, ShopBanner } from './element';
export { startBanner } from './start-banner';
