export { define, ShopPopup } from './element';
export { Popup } from './popup';
export { type PopupConfig, popupConfig } from './popup.config';
export { popupTexts } from './popup.texts';
