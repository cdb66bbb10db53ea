export { define, OnepageCheckout, ShopOnepageCheckout } from './element';
export { type OnepageCheckoutConfig, onepageCheckoutConfig } from './onepage-checkout.config';
export { onepageCheckoutTexts } from './onepage-checkout.texts';
export type { OnepageCheckoutStepDetail } from './use-onepage-checkout';
