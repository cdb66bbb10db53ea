export { type DownloadableLinksConfig, downloadableLinksConfig } from './downloadable-links.config';
export { DownloadableLinks, define, ShopDownloadableLinks } from './element';
export type { DownloadableLinksChangeDetail } from './use-downloadable-links';
