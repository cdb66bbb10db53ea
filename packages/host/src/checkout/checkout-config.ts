import { type ConfigSchema, type Page, type SettingReaders, type Sourced, settingsOf } from '@shop-elements/core';

/**
 * Reads settings from `checkoutConfig.payment.<group>`, which maps method codes to values: `ccform.months.acmepay`. The maps
 * contain only available methods, and an empty map arrives as `[]`. All methods share the card icons.
 * @param groups where to look for each setting of the schema, the highest priority first
 */
export function cardSettings(
  page: Page,
  groups: readonly ('ccform' | 'iframe')[],
  method: unknown,
  config: ConfigSchema,
): SettingReaders {
  const payment = (...path: string[]) => checkoutSetting(page, 'payment', ...path);
  return {
    ...eachSetting(config, (name) =>
      groups.map((group) => payment(group, name, String(method))).find((found) => found !== undefined),
    ),
    icons: () => payment('ccform', 'icons'),
  };
}

/** Reads a value of `checkoutConfig` by its path. */
export function checkoutSetting(page: Page, ...path: readonly string[]): Sourced | undefined {
  return page.read('checkoutConfig', ...path);
}

/**
 * Reads settings from `giftOptionsConfig`, which Luma prints on the cart page only. `checkoutConfig` also contains those of the
 * whole shop; a theme that shows gift messages in the checkout may print the others there.
 */
export function giftSettings(page: Page, config: ConfigSchema): SettingReaders {
  return eachSetting(config, (name) => page.read('giftOptionsConfig', name) ?? checkoutSetting(page, name));
}

/** Reads the settings of one of the shop's forms from `checkoutConfig.captcha`. */
export function captchaSettings(page: Page, formId: unknown, config: ConfigSchema): SettingReaders {
  return eachSetting(config, (name) => checkoutSetting(page, 'captcha', String(formId), name));
}

function eachSetting(config: ConfigSchema, read: (name: string) => Sourced | undefined): SettingReaders {
  return Object.fromEntries(settingsOf(config).map(({ name }) => [name, () => read(name)]));
}
