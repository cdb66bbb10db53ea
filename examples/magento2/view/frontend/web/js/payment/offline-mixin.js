define(['ShopElements_Storefront/js/payment/element-renderer'], (elementRenderer) => (Renderer) => {
  if (!elementRenderer.isOn()) {
    return Renderer;
  }

  return Renderer.extend(elementRenderer.members('shop-offline-payment', 'ShopElements_Storefront/offline-payment'));
});
