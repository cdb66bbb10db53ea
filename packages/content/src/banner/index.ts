export { Banner } from './banner';
export { type BannerConfig, bannerConfig } from './banner.config';
export { startBanner } from './start-banner';
