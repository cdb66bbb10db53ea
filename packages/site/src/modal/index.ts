export { define, Modal, ShopModal } from './element';
export { type ModalConfig, modalConfig } from './modal.config';
export { modalTexts } from './modal.texts';
export type { ModalMethods, ModalToggleDetail } from './use-modal';
