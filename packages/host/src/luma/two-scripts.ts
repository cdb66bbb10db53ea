import type { DoctorFinding } from '@shop-elements/core';
import { luma } from './luma';

/** Luma's module for the part of the page that each element replaces. */
const modules: Readonly<Record<string, string>> = {
  'shop-captcha': 'Magento_Captcha/js/captcha',
  'shop-cookie-notice': 'Magento_Cookie/js/notices',
  'shop-coupon': 'Magento_Checkout/js/discount-codes',
  'shop-downloadable-links': 'Magento_Downloadable/js/downloadable',
  'shop-gallery-video': 'Magento_ProductVideo/js/fotorama-add-video-events',
  'shop-instant-purchase': 'Magento_InstantPurchase/js/view/instant-purchase',
  'shop-messages': 'Magento_Theme/js/view/messages',
  'shop-product-reviews': 'Magento_Review/js/process-reviews',
  'shop-require-cookie': 'Magento_Cookie/js/require-cookie',
  'shop-review-form': 'Magento_Review/js/validate-review',
};

/** Each selector matches only where an element and the named script of the page have both started. */
const started: readonly (readonly [selector: string, script: string])[] = [
  ['[data-collapsible="true"] .shop-title-button', "Luma's accordion"],
  ['.shop-carousel.slick-initialized, .shop-carousel .slick-track', 'slick'],
  ['.ui-tabs [role="tabpanel"][data-shop-hidden]', 'jQuery UI tabs'],
];

/** Parts that an element and a script of the page both control, so that each undoes the other's work. */
export function partsOfTwoScripts(element: Element): DoctorFinding[] {
  const module = modules[element.localName];
  const replaced = module !== undefined && luma.hasLoaded(module) ? [findingOf(module, element)] : [];
  const parts = started.flatMap(([selector, script]) =>
    [...element.querySelectorAll(selector)].map((node) => findingOf(script, node)),
  );
  return [...replaced, ...parts];
}

function findingOf(script: string, node: Element): DoctorFinding {
  return {
    kind: 'run by two scripts',
    message: `${script} also controls this part: remove one of the two`,
    node,
  };
}
