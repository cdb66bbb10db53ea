define(['ShopElements_Storefront/js/payment/element-renderer'], (elementRenderer) => (Renderer) => {
  if (!elementRenderer.draws('shop-cc-form')) {
    return Renderer;
  }

  return Renderer.extend(
    elementRenderer.members('shop-cc-form', 'ShopElements_Storefront/fields/card', Renderer.defaults),
  );
});
