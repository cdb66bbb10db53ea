import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { type ModalMethods, type ModalToggleDetail, Modal as View } from './modal';
import { type ModalConfig, modalConfig } from './modal.config';

export { type ModalMethods, type ModalToggleDetail, modalTexts } from './modal';
export { type ModalConfig, modalConfig } from './modal.config';

export const ShopModal = elementClass({
  tag: 'shop-modal',
  mode: 'enhance',
  config: modalConfig,
  mistakes: ({ config: { trigger, open } }) =>
    trigger === undefined || open || document.querySelector(trigger) !== null
      ? []
      : [`<shop-modal> stays in the page, because nothing matches data-trigger="${trigger}"`],
  component: View,
  methods: { show: 'later', close: 'later' },
});

export const { define } = ShopModal;

export const Modal = reactComponent(ShopModal);

declare global {
  interface HTMLElementTagNameMap {
    'shop-modal': ConfiguredElement<ModalConfig, ModalMethods>;
  }
  interface GlobalEventHandlersEventMap {
    'shop-modal-toggle': CustomEvent<ModalToggleDetail>;
  }
}
