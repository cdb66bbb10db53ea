export { captchaSettings, cardSettings, checkoutSetting, giftSettings } from './checkout/checkout-config';
export { unsolvedReCaptcha } from './checkout/order-recaptcha';
export { isRefusal, ORDER_TIMEOUT } from './checkout/order-reply';
export {
  type OrderOutcome,
  type PaymentData,
  sendOrder,
  sendPaymentInformation,
} from './checkout/orders';
export { paymentCaptchaField } from './checkout/payment-hooks';
export { lacksBillingAddress, type Quote, readQuote } from './checkout/quote';
export { grandTotal, reloadTotals, watchGrandTotal } from './checkout/totals';
export { watchCheckout } from './checkout/watch-checkout';
export { copyDirectives, isRunByAlpine } from './hyva/alpine';
export { reportHyvaConsent } from './hyva/hyva-page';
export { announceContent } from './luma/announce-content';
export {
  categoryPage,
  controlKey,
  groupCode,
  isAddOnList,
  isDrawnByKnockout,
  layerSettings,
  pageOpensGroups,
  setOpenGroups,
  sliderPlace,
  toolbarSettings,
  uncoverList,
} from './luma/category-page';
export {
  chosenVariant,
  fotoramaPictures,
  type GalleryPicture,
  shownFotoramaFrame,
  shownHyvaPicture,
  showsOnePicture,
  watchHyvaPictures,
  watchVariant,
} from './luma/gallery';
export { keepWidgets } from './luma/keep-widgets';
export type { LayerSettings } from './luma/layer.schema';
export { luma } from './luma/luma';
export { pageContent } from './luma/page-content';
export { watchPriceBoxes } from './luma/price-boxes';
export { applyPrintedStyles } from './luma/printed-styles';
export { type ProductOnPage, productOnPage } from './luma/product-page';
export { announceRedraw, REDRAW } from './luma/redraw';
export { reviewParts } from './luma/reviews';
export { lumaRunsTabs } from './luma/runs-tabs';
export { announceLeaving, startSwatchTooltips } from './luma/swatch-tooltips';
export type { ToolbarSettings } from './luma/toolbar.schema';
export { partsOfTwoScripts } from './luma/two-scripts';
export { isValidInLuma } from './luma/validation';
export { widgetSettings } from './luma/widget-settings';
export {
  addMessage,
  clearMessages,
  emptyMessageCookie,
  type Message,
  messagesFrom,
  type PostedMessage,
  postMessage,
  revealMessages,
  type ServerMessage,
  showCookieMessages,
  takeWaitingMessages,
} from './messages/messages';
export { keepPrintedCalls, startPrintedCalls } from './openmage/printed-calls';
export { hasConsent } from './page/consent';
export { type CookieOptions, cookiesWork, readCookie, readJsonCookie, writeCookie } from './page/cookies';
export { belongsToShop, formKey, renewFormKeys } from './page/form-key';
export { navigate, reloadPage } from './page/navigate';
export { formatPrice } from './page/price';
export { type PriceFormat, priceFormatSchema } from './page/price-format.schema';
export {
  baseUrl,
  configureHost,
  type HostSettingsInput,
  hostSettings,
  type Navigate,
  resetHost,
  shopUrl,
  storeCode,
} from './page/settings';
export { watchConsent } from './page/watch-consent';
export { type Reply, type RequestOptions, request } from './rest/http';
export { postForm, type RestPlace, rest, restUrl } from './rest/rest';
export { errorText, fillPlaceholders, processError } from './rest/rest-error';
export { beforeFormPost } from './sections/after-posting';
export { ALL_SECTIONS, currentSection, forgetSection, reloadSections, watchSection } from './sections/sections';
export type { Section } from './sections/stored-sections';
