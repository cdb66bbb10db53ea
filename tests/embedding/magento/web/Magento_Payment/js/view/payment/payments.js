define(['Magento_Checkout/js/model/payment/renderer-list'], (rendererList) => {
  rendererList.push({ type: 'free', component: 'Magento_Payment/js/view/payment/method-renderer/free-method' });
});
