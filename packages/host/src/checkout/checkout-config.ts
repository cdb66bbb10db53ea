import { type ConfigSchema, type HostSettings, type Page, type Sourced, settingsOf } from '@shop-elements/core';

/**
 * Settings that `checkoutConfig.payment.<group>` keeps as maps from method code to value: `ccform.months.acmepay`. Only
 * methods that are available appear in them, and an empty map arrives as `[]`. The pictures of cards are the same for all.
 * @param groups where each setting of the schema is looked for, the strongest first
 */
export function cardSettings(
  page: Page,
  groups: readonly ('ccform' | 'iframe')[],
  method: unknown,
  config: ConfigSchema,
): HostSettings {
  const payment = (...path: string[]) => checkoutSetting(page, 'payment', ...path);
  return {
    ...eachSetting(config, (name) =>
      groups.map((group) => payment(group, name, String(method))).find((found) => found !== undefined),
    ),
    icons: () => payment('ccform', 'icons'),
  };
}

/** A value of `checkoutConfig`, by its path there. */
export function checkoutSetting(page: Page, ...path: readonly string[]): Sourced | undefined {
  return page.read('checkoutConfig', ...path);
}

/**
 * Settings that `giftOptionsConfig` has, which Luma prints on the cart page only. Those that belong to the whole shop are in
 * `checkoutConfig` too; a theme that shows gift messages at the checkout may print the others there.
 */
export function giftSettings(page: Page, config: ConfigSchema): HostSettings {
  return eachSetting(config, (name) => page.read('giftOptionsConfig', name) ?? checkoutSetting(page, name));
}

/** What `checkoutConfig.captcha` has for one of the shop's forms. */
export function captchaSettings(page: Page, formId: unknown, config: ConfigSchema): HostSettings {
  return eachSetting(config, (name) => checkoutSetting(page, 'captcha', String(formId), name));
}

function eachSetting(config: ConfigSchema, read: (name: string) => Sourced | undefined): HostSettings {
  return Object.fromEntries(settingsOf(config).map(({ name }) => [name, () => read(name)]));
}
