export { define, ShopLoadingButton } from './element';
export { LoadingButton } from './loading-button';
export { type LoadingButtonConfig, loadingButtonConfig } from './loading-button.config';
export { loadingButtonTexts } from './loading-button.texts';
export type { LoadingButtonMethods } from './use-loading-button';
