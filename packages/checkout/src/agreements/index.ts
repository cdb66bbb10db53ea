import { type ConfiguredElement, elementClass, reactComponent } from '@shop-elements/core';
import { checkoutSetting } from '@shop-elements/host';
import { type AgreementsMethods, Agreements as View } from './agreements';
import { type AgreementsConfig, agreementsConfig } from './agreements.config';

export { type AgreementsMethods, agreementsTexts } from './agreements';
export { type AgreementsConfig, agreementsConfig } from './agreements.config';

export const ShopAgreements = elementClass({
  tag: 'shop-agreements',
  mode: 'render',
  config: agreementsConfig,
  host: (page, { element }) => ({
    method: () => sectionMethod(element),
    isEnabled: () => checkoutSetting(page, 'checkoutAgreements', 'isEnabled'),
    agreements: () => checkoutSetting(page, 'checkoutAgreements', 'agreements'),
  }),
  component: View,
  methods: { validate: 'now', getAgreementIds: 'now' },
});

export const { define } = ShopAgreements;

export const Agreements = reactComponent(ShopAgreements);

/** The code of the payment method whose section the element is in. */
function sectionMethod(element: HTMLElement): { value: string; source: string } | undefined {
  const value = element.closest('[data-payment-method]')?.getAttribute('data-payment-method');
  return value ? { value, source: 'data-payment-method of the section' } : undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    'shop-agreements': ConfiguredElement<AgreementsConfig, AgreementsMethods>;
  }
}
