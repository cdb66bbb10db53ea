import { elementClass } from '@shop-elements/core';
import { DownloadableLinks } from './downloadable-links';
import { downloadableLinksConfig } from './downloadable-links.config';

export const ShopDownloadableLinks = elementClass({
  tag: 'shop-downloadable-links',
  mode: 'enhance',
  config: downloadableLinksConfig,
  component: DownloadableLinks,
});

export const { define } = ShopDownloadableLinks;

declare global {
  interface HTMLElementTagNameMap {
    'shop-downloadable-links': HTMLElement;
  }
}
