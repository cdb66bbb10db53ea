define(['Magento_Checkout/js/model/quote'], (quote) => async (paymentMethod) => {
  const { storeCode } = window.checkoutConfig;
  const reply = await fetch(`/rest/${storeCode}/V1/guest-carts/${quote.getQuoteId()}/payment-information`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' },
    body: JSON.stringify({ cartId: quote.getQuoteId(), billingAddress: quote.billingAddress(), paymentMethod }),
  });
  return reply.json();
});
