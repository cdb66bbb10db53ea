import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type DownloadableLinksChangeDetail, DownloadableLinks as View } from './downloadable-links';
import { type DownloadableLinksConfig, downloadableLinksConfig } from './downloadable-links.config';

export type { DownloadableLinksChangeDetail } from './downloadable-links';
export { type DownloadableLinksConfig, downloadableLinksConfig } from './downloadable-links.config';

export const ShopDownloadableLinks = elementClass({
  tag: 'shop-downloadable-links',
  mode: 'enhance',
  config: downloadableLinksConfig,
  component: View,
});

export const { define } = ShopDownloadableLinks;

export const DownloadableLinks = reactComponent(ShopDownloadableLinks);

declare global {
  interface HTMLElementTagNameMap {
    'shop-downloadable-links': ConfiguredElement<DownloadableLinksConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-downloadable-links-change': CustomEvent<DownloadableLinksChangeDetail>;
  }
}
