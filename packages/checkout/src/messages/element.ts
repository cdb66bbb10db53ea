import { type ConfiguredElement, elementClass } from '@shop-elements/core';
import { Messages } from './messages';
import { type MessagesConfig, messagesConfig } from './messages.config';
import type { MessagesMethods } from './use-messages';

export const ShopMessages = elementClass({
  tag: 'shop-messages',
  mode: 'render',
  config: messagesConfig,
  component: Messages,
  methods: { add: 'later', clear: 'later' },
});

export const { define } = ShopMessages;

declare global {
  interface HTMLElementTagNameMap {
    'shop-messages': ConfiguredElement<MessagesConfig, MessagesMethods>;
  }
}
