import { galleryVideoTexts } from '@shop-elements/catalog/gallery-video';
import { googleReviewsTexts } from '@shop-elements/catalog/google-reviews';
import { infiniteScrollTexts } from '@shop-elements/catalog/infinite-scroll';
import { layeredNavTexts } from '@shop-elements/catalog/layered-nav';
import { priceSliderTexts } from '@shop-elements/catalog/price-slider';
import { productReviewsTexts } from '@shop-elements/catalog/product-reviews';
import { ratingStarsTexts } from '@shop-elements/catalog/rating-stars';
import { reviewFormTexts } from '@shop-elements/catalog/review-form';
import { addressCheckTexts } from '@shop-elements/checkout/address-check';
import { agreementsTexts } from '@shop-elements/checkout/agreements';
import { ccFormTexts } from '@shop-elements/checkout/cc-form';
import { couponTexts } from '@shop-elements/checkout/coupon';
import { giftMessageTexts } from '@shop-elements/checkout/gift-message';
import { iframeGatewayTexts } from '@shop-elements/checkout/iframe-gateway';
import { instantPurchaseTexts } from '@shop-elements/checkout/instant-purchase';
import { messagesTexts } from '@shop-elements/checkout/messages';
import { offlinePaymentTexts } from '@shop-elements/checkout/offline-payment';
import { onepageCheckoutTexts } from '@shop-elements/checkout/onepage-checkout';
import { ownFormsTexts } from '@shop-elements/checkout/shared/own-forms';
import { placeOrderTexts } from '@shop-elements/checkout/shared/place-order';
import { storedCardsTexts } from '@shop-elements/checkout/stored-cards';
import { variableGridTexts } from '@shop-elements/checkout/variable-grid';
import { vaultCardTexts } from '@shop-elements/checkout/vault-card';
import { vaultEnablerTexts } from '@shop-elements/checkout/vault-enabler';
import { weeeTexts } from '@shop-elements/checkout/weee';
import { mapTexts } from '@shop-elements/content/map';
import { masonryTexts } from '@shop-elements/content/masonry';
import { backgroundTexts } from '@shop-elements/content/shared/background';
import { carouselTexts } from '@shop-elements/content/shared/carousel';
import { tabsTexts } from '@shop-elements/content/tabs';
import { commonEnglish } from '@shop-elements/dom';
import { breadcrumbsTexts } from '@shop-elements/site/breadcrumbs';
import { captchaTexts } from '@shop-elements/site/captcha';
import { filterSidebarTexts } from '@shop-elements/site/filter-sidebar';
import { loadingButtonTexts } from '@shop-elements/site/loading-button';
import { loginAsCustomerTexts } from '@shop-elements/site/login-as-customer';
import { mobileMenuTexts } from '@shop-elements/site/mobile-menu';
import { modalTexts } from '@shop-elements/site/modal';
import { popupTexts } from '@shop-elements/site/popup';
import { requireCookieTexts } from '@shop-elements/site/require-cookie';
import { showMoreTexts } from '@shop-elements/site/show-more';
import { doctorPanelTexts } from '../doctor-panel/doctor-panel.texts';

/** All English texts, collected from the elements. They define the shape of every other locale. */
export const en = {
  host: commonEnglish,
  'address-check': addressCheckTexts,
  agreements: agreementsTexts,
  background: backgroundTexts,
  'cc-form': ccFormTexts,
  'instant-purchase': instantPurchaseTexts,
  'gallery-video': galleryVideoTexts,
  'doctor-panel': doctorPanelTexts,
  'gift-message': giftMessageTexts,
  'iframe-gateway': iframeGatewayTexts,
  'google-reviews': googleReviewsTexts,
  'infinite-scroll': infiniteScrollTexts,
  'layered-nav': layeredNavTexts,
  'offline-payment': offlinePaymentTexts,
  'onepage-checkout': onepageCheckoutTexts,
  'own-forms': ownFormsTexts,
  messages: messagesTexts,
  coupon: couponTexts,
  'place-order': placeOrderTexts,
  'product-reviews': productReviewsTexts,
  'price-slider': priceSliderTexts,
  'rating-stars': ratingStarsTexts,
  'stored-cards': storedCardsTexts,
  tabs: tabsTexts,
  'vault-card': vaultCardTexts,
  'vault-enabler': vaultEnablerTexts,
  'review-form': reviewFormTexts,
  'variable-grid': variableGridTexts,
  weee: weeeTexts,
  'filter-sidebar': filterSidebarTexts,
  'loading-button': loadingButtonTexts,
  modal: modalTexts,
  popup: popupTexts,
  'show-more': showMoreTexts,
  breadcrumbs: breadcrumbsTexts,
  captcha: captchaTexts,
  // Its defaults are Dutch, as specified.
  'mobile-menu': { ...mobileMenuTexts, label: 'Categories', back: 'back to home', all: 'all %1' },
  'require-cookie': requireCookieTexts,
  'login-as-customer': loginAsCustomerTexts,
  carousel: carouselTexts,
  masonry: masonryTexts,
  map: mapTexts,
};

export type Locale = typeof en;
