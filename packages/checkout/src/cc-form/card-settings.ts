import type { HostSettings, Page } from '@shop-elements/core';
import { checkoutSetting, methodSettings } from '@shop-elements/host';

/** What the page's JSON says about the cards of one method. */
export function cardSettings(page: Page, method: unknown): HostSettings {
  return {
    ...methodSettings(page, 'ccform', method, [
      'availableTypes',
      'months',
      'years',
      'hasVerification',
      'hasSsCardType',
      'ssStartYears',
      'cvvImageUrl',
    ]),
    icons: () => checkoutSetting(page, 'payment', 'ccform', 'icons'),
  };
}
