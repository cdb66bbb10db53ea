export const placeOrderTexts = {
  placeOrder: 'Place Order',
  placing: 'Placing your order...',
  billingAddress: 'Please enter a billing address first.',
};
