const section = document.querySelector('#acmepay');
const agreements = section.querySelector('shop-agreements');
const working = section.querySelector('shop-loading-button');
const fields = AcmePay.mount('#acmepay-fields');

working.querySelector('button').addEventListener('click', async () => {
  if (!agreements.validate()) return;
  working.start();
  try {
    const { token } = await fields.tokenize();
    const order = await placeOrder({
      method: 'acmepay',
      additional_data: { token },
      extension_attributes: { agreement_ids: agreements.getAgreementIds() },
    });
    if (order === 'placed') {
      location.replace('/checkout/onepage/success/');
      return;
    }
    // Without a clear reply, a second press could order twice: the button stays busy.
    if (order === 'unclear') {
      show('We do not know whether your order was placed. Look for a confirmation email before you reload the page.');
      return;
    }
    show(order.message);
  } catch (error) {
    // Nothing was ordered: the provider refused the card.
    show(error.message);
  }
  working.stop();
});

function show(text) {
  ShopElements.messages.add({ type: 'error', text });
}

/** @returns 'placed', 'unclear', or the shop's reply with its reason in `message` */
async function placeOrder(paymentMethod) {
  const { entity_id: cartId, customer_email } = window.checkoutConfig.quoteData;
  const email = customer_email ?? document.querySelector('#customer-email')?.value;
  try {
    const reply = await fetch(`/rest/default/V1/guest-carts/${cartId}/payment-information`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ cartId, email, paymentMethod }),
    });
    // A page that is no JSON, such as a login form, throws.
    const answer = await reply.json();
    const isOrderId = (typeof answer === 'number' || typeof answer === 'string') && /^(?!0$)[\w-]+$/.test(answer);
    if (reply.ok) return isOrderId ? 'placed' : 'unclear';
    return reply.status < 500 && answer.message ? answer : 'unclear';
  } catch {
    return 'unclear';
  }
}
