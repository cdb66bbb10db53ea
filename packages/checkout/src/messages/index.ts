import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { Messages as View } from './messages';
import { type MessagesConfig, messagesConfig } from './messages.config';
import type { MessagesMethods } from './use-messages';

export type { Message } from '@shop-elements/host';
export { messagesTexts } from './messages';
export { type MessagesConfig, messagesConfig } from './messages.config';
export type { MessagesMethods } from './use-messages';

export const ShopMessages = elementClass({
  tag: 'shop-messages',
  mode: 'render',
  config: messagesConfig,
  component: View,
  methods: { add: 'later', clear: 'later' },
});

export const { define } = ShopMessages;

export const Messages = reactComponent(ShopMessages);

declare global {
  interface HTMLElementTagNameMap {
    'shop-messages': ConfiguredElement<MessagesConfig, MessagesMethods>;
  }
}
