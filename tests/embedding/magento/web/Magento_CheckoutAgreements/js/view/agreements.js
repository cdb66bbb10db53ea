define(['jquery', 'uiComponent', 'Magento_Checkout/js/model/payment/additional-validators'], (
  $,
  Component,
  additionalValidators,
) => {
  additionalValidators.registerValidator({
    validate: () => $('.payment-method._active div.checkout-agreements input').is(':checked'),
  });
  return Component.extend({ defaults: { template: 'Magento_CheckoutAgreements/checkout/agreements' } });
});
