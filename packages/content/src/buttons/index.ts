export { Buttons } from './buttons';
export { type ButtonsConfig, buttonsConfig } from './buttons.config';
export { define, ShopButtons } from './element';
export { startButtons } from './start-buttons';
