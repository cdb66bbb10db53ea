import type { HostSettings, Page, Sourced } from '@shop-elements/core';

/**
 * Settings that `checkoutConfig.payment.<group>` keeps as maps from method code to value: `ccform.months.acmepay`. Only
 * methods that are available appear in them, and an empty map arrives as `[]`.
 */
export function methodSettings(
  page: Page,
  group: 'ccform' | 'iframe',
  method: unknown,
  names: readonly string[],
): HostSettings {
  return Object.fromEntries(
    names.map((name) => [name, () => page.read('checkoutConfig', 'payment', group, name, String(method))]),
  );
}

/** A value of `checkoutConfig`, by its path there. */
export function checkoutSetting(page: Page, ...path: readonly string[]): Sourced | undefined {
  return page.read('checkoutConfig', ...path);
}

/**
 * Settings that `giftOptionsConfig` has, which Luma prints on the cart page only. Those that belong to the whole shop are in
 * `checkoutConfig` too; a theme that shows gift messages at the checkout may print the others there.
 */
export function giftSettings(page: Page, names: readonly string[]): HostSettings {
  return Object.fromEntries(
    names.map((name) => [name, () => page.read('giftOptionsConfig', name) ?? checkoutSetting(page, name)]),
  );
}
