export const vaultEnablerTexts = {
  save: 'Save for later use',
};
