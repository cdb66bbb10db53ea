/**
 * The elements' loader is an ordinary module script; RequireJS does not load it. These mixins connect Luma's checkout to the elements
 * when the shop has switched them on and the loader is there.
 */
// biome-ignore lint/correctness/noUnusedVariables: RequireJS's build of Magento reads it
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
      'Magento_CheckoutAgreements/js/model/agreement-validator': {
        'ShopElements_Storefront/js/agreement-validator-mixin': true,
      },
    },
  },
};
