/**
 * The elements' script is an ordinary script tag that runs by itself and offers itself as `shop-elements`; nothing here loads it.
 * These mixins hand Luma's payment methods to the elements, when the shop has switched them on and the script is there.
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
    },
  },
};
