export { define, Popup, ShopPopup } from './element';
export { type PopupConfig, popupConfig } from './popup.config';
export { popupTexts } from './popup.texts';
