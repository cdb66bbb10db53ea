define(['ShopElements_Storefront/js/payment/element-renderer'], (elementRenderer) => (Renderer) => {
  if (!elementRenderer.draws('shop-offline-payment')) {
    return Renderer;
  }

  return Renderer.extend(
    elementRenderer.members('shop-offline-payment', 'ShopElements_Storefront/fields/offline', Renderer.defaults),
  );
});
