import { defineElement } from '@shop-elements/core';
import { printedSettings } from '../shared/block/printed-settings';
import { Banner } from './banner';
import { bannerConfig } from './banner.config';

defineElement({
  tag: 'shop-banner',
  mode: 'enhance',
  config: bannerConfig,
  host: printedSettings(bannerConfig),
  component: Banner,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-banner': HTMLElement;
  }
}
