import { defineElement } from '@shop-elements/core';
import { captchaSettings } from '@shop-elements/host';
import { Captcha } from './captcha';
import { type CaptchaConfig, captchaConfig } from './captcha.config';
import type { CaptchaMethods } from './use-captcha';

defineElement({
  tag: 'shop-captcha',
  mode: 'render',
  config: captchaConfig,
  host: (page, { setting }) => captchaSettings(page, setting('formId'), captchaConfig),
  component: Captcha,
  methods: { refresh: 'later' },
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-captcha': HTMLElement & CaptchaMethods & { config: CaptchaConfig | undefined };
  }
}
