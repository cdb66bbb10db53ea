import { defineElement } from '@shop-elements/core';
import { checkoutSetting, giftSettings } from '@shop-elements/host';
import { GiftMessage } from './gift-message';
import { type GiftMessageConfig, giftMessageConfig } from './gift-message.config';

defineElement({
  tag: 'shop-gift-message',
  mode: 'render',
  config: giftMessageConfig,
  host: (page) => {
    const settings = giftSettings(page, [
      'giftMessage',
      'isOrderLevelGiftOptionsEnabled',
      'isItemLevelGiftOptionsEnabled',
      'priceFormat',
      'storeCode',
      'isCustomerLoggedIn',
      'formKey',
      'baseUrl',
    ]);
    // Luma takes this one from the checkout's data.
    return { ...settings, formKey: () => checkoutSetting(page, 'formKey') ?? settings.formKey?.() };
  },
  component: GiftMessage,
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-gift-message': HTMLElement & { config: GiftMessageConfig | undefined };
  }
}
