import { defineElement } from '@shop-elements/core';
import { Modal } from './modal';
import { modalConfig } from './modal.config';
import type { ModalMethods } from './use-modal';

defineElement({
  tag: 'shop-modal',
  mode: 'enhance',
  config: modalConfig,
  component: Modal,
  methods: { show: 'later', close: 'later' },
});

declare global {
  interface HTMLElementTagNameMap {
    'shop-modal': HTMLElement & ModalMethods;
  }
}
