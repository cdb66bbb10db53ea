const section = document.querySelector('#acmepay');
const agreements = section.querySelector('shop-agreements');
const working = section.querySelector('shop-loading-button');
const fields = AcmePay.mount('#acmepay-fields');

working.querySelector('button').addEventListener('click', async () => {
  if (!agreements.validate()) return;
  working.start();
  try {
    const { token } = await fields.tokenize();
    await placeOrder({
      method: 'acmepay',
      additional_data: { token },
      extension_attributes: { agreement_ids: agreements.getAgreementIds() },
    });
    location.assign('/checkout/onepage/success/');
  } catch (error) {
    ShopElements.messages.add({ type: 'error', text: error.message });
    working.stop();
  }
});

async function placeOrder(paymentMethod) {
  const { quoteData } = window.checkoutConfig;
  const reply = await fetch(`/rest/default/V1/guest-carts/${quoteData.entity_id}/payment-information`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ cartId: quoteData.entity_id, email: 'ann@example.com', paymentMethod }),
  });
  if (!reply.ok) throw new Error('The order was not placed. Please try again.');
}
