export { define, ShopVaultEnabler, VaultEnabler } from './element';
export { type VaultEnablerMethods, withSaveChoice } from './save-choice';
export { type VaultEnablerConfig, vaultEnablerConfig } from './vault-enabler.config';
export { vaultEnablerTexts } from './vault-enabler.texts';
