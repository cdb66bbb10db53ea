export { define, LoadingButton, ShopLoadingButton } from './element';
export { type LoadingButtonConfig, loadingButtonConfig } from './loading-button.config';
export { loadingButtonTexts } from './loading-button.texts';
export type { LoadingButtonMethods } from './use-loading-button';
