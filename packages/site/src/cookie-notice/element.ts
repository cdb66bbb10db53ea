import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { CookieNotice } from './cookie-notice';
import { type CookieNoticeConfig, cookieNoticeConfig } from './cookie-notice.config';

export const ShopCookieNotice = elementClass({
  tag: 'shop-cookie-notice',
  mode: 'enhance',
  config: cookieNoticeConfig,
  component: CookieNotice,
});

export const { define } = ShopCookieNotice;

declare global {
  interface HTMLElementTagNameMap {
    'shop-cookie-notice': ConfiguredElement<CookieNoticeConfig>;
  }
}
