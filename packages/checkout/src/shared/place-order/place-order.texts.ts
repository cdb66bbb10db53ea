export const placeOrderTexts = {
  placeOrder: 'Place Order',
  placing: 'Placing your order...',
  placed: 'Your order is placed',
  billingAddress: 'Please enter a billing address first.',
  agreementsMissing: 'The terms could not be loaded, so nothing was ordered. Reload the page and try again.',
  checkUnfinished: 'A check before the order did not finish, so nothing was ordered. Please try again.',
  offline: 'You are offline, so nothing was ordered. Please try again when you are connected.',
  unclear:
    'We do not know whether your order was placed. Before you try again, look for a confirmation email, or check the orders in your account.',
  orderAgain: 'Your last attempt may have gone through. If you place the order again, you may pay twice.',
  placeAgain: 'Place it again',
};
