export { type CookieNoticeConfig, cookieNoticeConfig } from './cookie-notice.config';
export { CookieNotice, define, ShopCookieNotice } from './element';
