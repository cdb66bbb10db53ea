export { define, ShopOnepageCheckout } from './element';
export { OnepageCheckout } from './onepage-checkout';
export { type OnepageCheckoutConfig, onepageCheckoutConfig } from './onepage-checkout.config';
export { onepageCheckoutTexts } from './onepage-checkout.texts';
export type { OnepageCheckoutStepDetail } from './use-onepage-checkout';
