export { CcForm } from './cc-form';
export { type CcFormConfig, ccFormConfig } from './cc-form.config';
export { ccFormTexts } from './cc-form.texts';
export { checkExpiry, type Expiry } from './expiry';
export type { CcFormChangeDetail, CcFormMethods } from './use-cc-form';
