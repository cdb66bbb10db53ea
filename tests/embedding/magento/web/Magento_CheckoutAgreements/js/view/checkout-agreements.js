define([
  'uiComponent',
  'Magento_Checkout/js/model/payment/additional-validators',
  'Magento_CheckoutAgreements/js/model/agreement-validator',
], (Component, additionalValidators, agreementValidator) => {
  additionalValidators.registerValidator(agreementValidator);
  return Component.extend({ defaults: { template: 'Magento_CheckoutAgreements/checkout/agreements' } });
});
