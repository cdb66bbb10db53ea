define(['Magento_Checkout/js/model/quote', 'ShopElements_Storefront/js/payment/element-renderer'], (
  quote,
  elementRenderer,
) =>
  (Renderer) => {
    if (!elementRenderer.draws('shop-offline-payment')) {
      return Renderer;
    }

    return Renderer.extend(
      Object.assign(
        elementRenderer.members('shop-offline-payment', 'ShopElements_Storefront/fields/offline', Renderer.defaults),
        {
          /** The current total. The page's JSON has the total at page load. */
          grandTotal: () => quote.totals()?.grand_total,
        },
      ),
    );
  });
