import { defineElement } from '@shop-elements/core';
import { DownloadableLinks } from './downloadable-links';
import { downloadableLinksConfig } from './downloadable-links.config';

defineElement({
  tag: 'shop-downloadable-links',
  mode: 'enhance',
  config: downloadableLinksConfig,
  component: DownloadableLinks,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-downloadable-links': HTMLElement;
  }
}
