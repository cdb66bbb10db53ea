define([
  'uiComponent',
  'Magento_Checkout/js/model/payment/additional-validators',
  'Magento_CheckoutAgreements/js/model/agreement-validator',
], (Component, additionalValidators, agreementValidator) => {
  additionalValidators.registerValidator(agreementValidator);
  // The module's layout changes the template if its switch is on.
  const { agreements } = window.checkoutConfig.shopElements ?? {};
  const template = agreements ? 'ShopElements_Storefront/agreements' : 'Magento_CheckoutAgreements/checkout/agreements';
  return Component.extend({ defaults: { template } });
});
