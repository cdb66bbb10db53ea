export { define, ShopVaultEnabler } from './element';
export { type VaultEnablerMethods, withSaveChoice } from './save-choice';
export { VaultEnabler } from './vault-enabler';
export { type VaultEnablerConfig, vaultEnablerConfig } from './vault-enabler.config';
export { vaultEnablerTexts } from './vault-enabler.texts';
