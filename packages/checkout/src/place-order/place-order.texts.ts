export const placeOrderTexts = {
  placeOrder: 'Place Order',
  placing: 'Placing your order...',
};
