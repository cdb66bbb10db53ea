import { defineElement } from '@shop-elements/core';
import { Messages } from './messages';
import { messagesConfig } from './messages.config';
import type { MessagesMethods } from './use-messages';

defineElement({
  tag: 'shop-messages',
  mode: 'render',
  config: messagesConfig,
  component: Messages,
  methods: { add: 'later', clear: 'later' },
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-messages': HTMLElement & MessagesMethods;
  }
}
