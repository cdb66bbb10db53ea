define(['Magento_Checkout/js/view/payment/default'], (Component) =>
  Component.extend({ defaults: { template: 'Magento_OfflinePayments/payment/offline' } }));
