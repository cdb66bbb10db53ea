import { defineElement } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { Captcha } from './captcha';
import { type CaptchaConfig, captchaConfig } from './captcha.config';
import type { CaptchaMethods } from './use-captcha';

const told = ['imageSrc', 'imageHeight', 'isRequired', 'isCaseSensitive', 'refreshUrl', 'timestamp'];

defineElement({
  tag: 'shop-captcha',
  mode: 'render',
  config: captchaConfig,
  host: (page, { setting }) =>
    Object.fromEntries(
      told.map((name) => [name, () => checkoutSetting(page, 'captcha', String(setting('formId')), name)]),
    ),
  component: Captcha,
  methods: ['refresh'],
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-captcha': HTMLElement & CaptchaMethods & { config: CaptchaConfig | undefined };
  }
}
