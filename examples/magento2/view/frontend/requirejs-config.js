/**
 * These mixins connect Luma's checkout to the elements, if they are switched on and the loader is on the page. The loader itself is
 * a module script, which RequireJS does not load.
 */
// biome-ignore lint/correctness/noUnusedVariables: Magento's RequireJS build reads it
var config = {
  config: {
    mixins: {
      'Magento_OfflinePayments/js/view/payment/method-renderer/checkmo-method': {
        'ShopElements_Storefront/js/payment/offline-mixin': true,
      },
      'Magento_OfflinePayments/js/view/payment/method-renderer/banktransfer-method': {
        'ShopElements_Storefront/js/payment/offline-mixin': true,
      },
      'Magento_OfflinePayments/js/view/payment/method-renderer/cashondelivery-method': {
        'ShopElements_Storefront/js/payment/offline-mixin': true,
      },
      'Magento_OfflinePayments/js/view/payment/method-renderer/purchaseorder-method': {
        'ShopElements_Storefront/js/payment/offline-mixin': true,
      },
      'Magento_CheckoutAgreements/js/view/checkout-agreements': {
        'ShopElements_Storefront/js/agreements-mixin': true,
      },
      'Magento_CheckoutAgreements/js/model/agreement-validator': {
        'ShopElements_Storefront/js/agreement-validator-mixin': true,
      },
    },
  },
};
