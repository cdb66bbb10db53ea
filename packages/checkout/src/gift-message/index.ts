import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting, giftSettings } from '@shop-elements/host';
import { GiftMessage as View } from './gift-message';
import { type GiftMessageConfig, giftMessageConfig } from './gift-message.config';
import type { GiftMessageDetail } from './use-gift-message';

export { giftMessageTexts } from './gift-message';
export { type GiftMessageConfig, giftMessageConfig } from './gift-message.config';
export type { GiftMessage as GiftMessageData } from './stored-note';
export type { GiftMessageDetail } from './use-gift-message';

export const ShopGiftMessage = elementClass({
  tag: 'shop-gift-message',
  mode: 'render',
  config: giftMessageConfig,
  host: (page) => {
    const settings = giftSettings(page, giftMessageConfig);
    // The item comes only from the element. The form key comes from the checkout's data first, as in Luma.
    return {
      ...settings,
      itemId: () => undefined,
      formKey: () => checkoutSetting(page, 'formKey') ?? settings.formKey?.(),
    };
  },
  component: View,
});

export const { define } = ShopGiftMessage;

export const GiftMessage = reactComponent(ShopGiftMessage);

declare global {
  interface HTMLElementTagNameMap {
    'shop-gift-message': ConfiguredElement<GiftMessageConfig>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-gift-message-save': CustomEvent<GiftMessageDetail>;
    'shop-gift-message-saved': CustomEvent<GiftMessageDetail>;
    'shop-gift-message-deleted': CustomEvent<GiftMessageDetail>;
  }
}
