export { type AgreementsConfig, agreementsConfig } from './agreements.config';
export { agreementsTexts } from './agreements.texts';
export { Agreements, define, ShopAgreements } from './element';
export type { AgreementsMethods } from './use-agreements';
