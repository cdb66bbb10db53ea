export { Buttons } from './buttons';
export { type ButtonsConfig, buttonsConfig } from './buttons.config';
export { startButtons } from './start-buttons';
