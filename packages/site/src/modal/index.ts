export { define, ShopModal } from './element';
export { Modal } from './modal';
export { type ModalConfig, modalConfig } from './modal.config';
export { modalTexts } from './modal.texts';
export type { ModalMethods, ModalToggleDetail } from './use-modal';
