export { type CaptchaConfig, captchaConfig } from './captcha.config';
export { captchaTexts } from './captcha.texts';
export { Captcha, define, ShopCaptcha } from './element';
export type { CaptchaMethods } from './use-captcha';
