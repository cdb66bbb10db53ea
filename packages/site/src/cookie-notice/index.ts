export { CookieNotice } from './cookie-notice';
export { type CookieNoticeConfig, cookieNoticeConfig } from './cookie-notice.config';
export { define, ShopCookieNotice } from './element';
