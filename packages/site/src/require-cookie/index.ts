export { define, ShopRequireCookie } from './element';
export { RequireCookie } from './require-cookie';
export { type RequireCookieConfig, requireCookieConfig } from './require-cookie.config';
export { requireCookieTexts } from './require-cookie.texts';
