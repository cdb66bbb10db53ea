export { DownloadableLinks } from './downloadable-links';
export { type DownloadableLinksConfig, downloadableLinksConfig } from './downloadable-links.config';
export { define, ShopDownloadableLinks } from './element';
export type { DownloadableLinksChangeDetail } from './use-downloadable-links';
