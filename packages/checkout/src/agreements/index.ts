import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { Agreements as View } from './agreements';
import { type AgreementsConfig, agreementsConfig } from './agreements.config';
import type { AgreementsMethods } from './use-agreements';

export { type AgreementsConfig, agreementsConfig } from './agreements.config';
export { agreementsTexts } from './agreements.texts';
export type { AgreementsMethods } from './use-agreements';

export const ShopAgreements = elementClass({
  tag: 'shop-agreements',
  mode: 'render',
  config: agreementsConfig,
  host: (page) => ({
    isEnabled: () => checkoutSetting(page, 'checkoutAgreements', 'isEnabled'),
    agreements: () => checkoutSetting(page, 'checkoutAgreements', 'agreements'),
  }),
  component: View,
  methods: { validate: 'now', getAgreementIds: 'now' },
});

export const { define } = ShopAgreements;

export const Agreements = reactComponent(ShopAgreements);

declare global {
  interface HTMLElementTagNameMap {
    'shop-agreements': ConfiguredElement<AgreementsConfig, AgreementsMethods>;
  }
}
