define(['Magento_Checkout/js/model/payment/renderer-list'], (rendererList) => {
  for (const type of ['checkmo', 'banktransfer', 'cashondelivery', 'purchaseorder']) {
    rendererList.push({ type, component: `Magento_OfflinePayments/js/view/payment/method-renderer/${type}-method` });
  }
});
