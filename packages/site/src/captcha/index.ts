export { Captcha } from './captcha';
export { type CaptchaConfig, captchaConfig } from './captcha.config';
export { captchaTexts } from './captcha.texts';
export type { CaptchaMethods } from './use-captcha';
