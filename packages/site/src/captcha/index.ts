import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { captchaSettings } from '@shop-elements/host';
import { type CaptchaMethods, Captcha as View } from './captcha';
import { type CaptchaConfig, captchaConfig } from './captcha.config';

export { type CaptchaMethods, captchaTexts } from './captcha';
export { type CaptchaConfig, captchaConfig } from './captcha.config';

export const ShopCaptcha = elementClass({
  tag: 'shop-captcha',
  mode: 'render',
  config: captchaConfig,
  host: (page, { setting }) => captchaSettings(page, setting('formId'), captchaConfig),
  component: View,
  methods: { refresh: 'later' },
});

export const { define } = ShopCaptcha;

export const Captcha = reactComponent(ShopCaptcha);

declare global {
  interface HTMLElementTagNameMap {
    'shop-captcha': ConfiguredElement<CaptchaConfig, CaptchaMethods>;
  }
}
