export { define, RequireCookie, ShopRequireCookie } from './element';
export { type RequireCookieConfig, requireCookieConfig } from './require-cookie.config';
export { requireCookieTexts } from './require-cookie.texts';
