export { define, ShopWeee, Weee } from './element';
export { type WeeeConfig, weeeConfig } from './weee.config';
export { weeeTexts } from './weee.texts';
