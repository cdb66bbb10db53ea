/** Two methods of one gateway: one with its own renderer, one with the module's. */
define(['Magento_Checkout/js/model/payment/renderer-list'], (rendererList) => {
  rendererList.push(
    { type: 'acmepay', component: 'Acme_Pay/js/view/payment/method-renderer/acmepay' },
    { type: 'acmeplain', component: 'ShopElements_Storefront/js/payment/card-method' },
  );
});
