export { define, ShopWeee } from './element';
export { Weee } from './weee';
export { type WeeeConfig, weeeConfig } from './weee.config';
export { weeeTexts } from './weee.texts';
