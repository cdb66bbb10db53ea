/** The payment step, and a coupon that covers the whole order. */
define([
  'Magento_Ui/js/core/app',
  'Magento_Checkout/js/view/payment/list',
  'Magento_Checkout/js/model/quote',
  'Magento_Checkout/js/model/payment-service',
  'Magento_CheckoutAgreements/js/view/checkout-agreements',
  'Magento_OfflinePayments/js/view/payment/offline-payments',
  'Magento_Payment/js/view/payment/payments',
  'Acme_Pay/js/view/payment/acmepay',
], (start, List, quote, paymentService, Agreements) => {
  const list = new List();
  // The module's layout changes the template if its switch is on.
  const { agreements } = window.checkoutConfig.shopElements ?? {};
  list
    .getRegion('before-place-order')
    .push(new Agreements(agreements ? { template: 'ShopElements_Storefront/agreements' } : {}));
  start(list, document.querySelector('#co-payment-form'));

  document.querySelector('#coupon').addEventListener('click', () => {
    quote.totals({ grand_total: 0 });
    paymentService.setPaymentMethods([{ method: 'free', title: 'No Payment Information Required' }]);
  });
});
