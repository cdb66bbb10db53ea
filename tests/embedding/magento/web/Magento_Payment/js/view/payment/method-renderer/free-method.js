define(['Magento_Checkout/js/view/payment/default', 'Magento_Checkout/js/model/quote'], (Component, quote) =>
  Component.extend({
    defaults: { template: 'Magento_Payment/payment/free' },

    isAvailable: () => quote.totals().grand_total <= 0,
  }));
