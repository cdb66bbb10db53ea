/** The available methods. A single one is already selected. */
define(['ko', 'Magento_Checkout/js/action/select-payment-method'], (ko, select) => {
  const methods = ko.observableArray();
  const setPaymentMethods = (available) => {
    methods(available);
    select(available.length === 1 ? { method: available[0].method, po_number: null, additional_data: null } : null);
  };
  setPaymentMethods(window.checkoutConfig.paymentMethods);
  return { methods, getAvailablePaymentMethods: () => methods(), setPaymentMethods };
});
