import { defineElement } from '@shop-elements/core';
import { CookieNotice } from './cookie-notice';
import { cookieNoticeConfig } from './cookie-notice.config';

defineElement({ tag: 'shop-cookie-notice', mode: 'enhance', config: cookieNoticeConfig, component: CookieNotice });

declare global {
  interface HTMLElementTagNameMap {
    'shop-cookie-notice': HTMLElement;
  }
}
