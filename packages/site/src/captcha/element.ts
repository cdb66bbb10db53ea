import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { captchaSettings } from '@shop-elements/host';
import { Captcha } from './captcha';
import { type CaptchaConfig, captchaConfig } from './captcha.config';
import type { CaptchaMethods } from './use-captcha';

export const ShopCaptcha = elementClass({
  tag: 'shop-captcha',
  mode: 'render',
  config: captchaConfig,
  host: (page, { setting }) => captchaSettings(page, setting('formId'), captchaConfig),
  component: Captcha,
  methods: { refresh: 'later' },
});

export const { define } = ShopCaptcha;

declare global {
  interface HTMLElementTagNameMap {
    'shop-captcha': ConfiguredElement<CaptchaConfig, CaptchaMethods>;
  }
}
