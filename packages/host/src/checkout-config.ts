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
