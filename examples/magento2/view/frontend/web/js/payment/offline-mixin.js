define(['Magento_Checkout/js/model/quote', 'ShopElements_Storefront/js/payment/element-renderer'], (
  quote,
  elementRenderer,
) =>
  (Renderer) => {
    if (!elementRenderer.draws('shop-offline-payment')) {
      return Renderer;
    }

    return Renderer.extend(
      Object.assign(elementRenderer.members('shop-offline-payment', 'ShopElements_Storefront/fields/offline'), {
        /** As it is now: the page's JSON has what it was when the page was printed. */
        grandTotal: () => quote.totals()?.grand_total,
      }),
    );
  });
