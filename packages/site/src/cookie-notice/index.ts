import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { CookieNotice as View } from './cookie-notice';
import { type CookieNoticeConfig, cookieNoticeConfig } from './cookie-notice.config';

export { type CookieNoticeConfig, cookieNoticeConfig } from './cookie-notice.config';

export const ShopCookieNotice = elementClass({
  tag: 'shop-cookie-notice',
  mode: 'enhance',
  config: cookieNoticeConfig,
  component: View,
});

export const { define } = ShopCookieNotice;

export const CookieNotice = reactComponent(ShopCookieNotice);

declare global {
  interface HTMLElementTagNameMap {
    'shop-cookie-notice': ConfiguredElement<CookieNoticeConfig>;
  }
}
