export { captchaSettings, cardSettings, checkoutSetting, giftSettings } from './checkout-config';
export { type CookieOptions, cookiesWork, readCookie, readJsonCookie, writeCookie } from './cookies';
export { askConfirmation, showAlert } from './dialogs';
export { formKey, renewFormKeys } from './form-key';
export { type Reply, type RequestOptions, request } from './http';
export { startLoader } from './loader';
export { announceContent, luma, widgetSettings } from './luma';
export { escapeMarkup, plainText } from './markup';
export {
  addMessage,
  clearMessages,
  emptyMessageCookie,
  type Message,
  messagesFrom,
  showCookieMessages,
} from './messages';
export { wantsCalm } from './motion';
export { navigate, reloadPage } from './navigate';
export { ORDER_TIMEOUT, type PaymentData, sendOrder, sendPaymentInformation } from './orders';
export { formatPrice, type PriceFormat, pagePriceFormat } from './price';
export { type Quote, readQuote } from './quote';
export { announceRedraw, REDRAW } from './redraw';
export { postForm, type RestPlace, rest, restUrl } from './rest';
export { errorText, fillPlaceholders, processError } from './rest-error';
export { type ScrollOptions, scrollToElement } from './scroll';
export { beforeFormPost } from './sections/after-posting';
export { ALL_SECTIONS, forgetSection, reloadSections, watchSection } from './sections/sections';
export type { Section } from './sections/storage';
export {
  baseUrl,
  configureHost,
  type HostSettingsInput,
  hostSettings,
  type Navigate,
  resetHost,
  shopUrl,
  storeCode,
} from './settings';
export { hostEnglish } from './texts';
