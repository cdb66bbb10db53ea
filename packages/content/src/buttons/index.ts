export { type ButtonsConfig, buttonsConfig } from './buttons.config';
export { Buttons, define, ShopButtons } from './element';
export { startButtons } from './start-buttons';
