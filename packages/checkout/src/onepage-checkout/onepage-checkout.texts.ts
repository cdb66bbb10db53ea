export const onepageCheckoutTexts = {
  step: 'Step %1 of %2: %3',
  waiting: 'Please wait...',
  expired: 'Your session has expired. Please start again from your cart.',
  login: 'Please choose to register or to checkout as a guest',
  shipping_method: 'Please specify shipping method.',
  no_shipping_method:
    'Your order cannot be completed at this time as there is no shipping methods available for it. Please make necessary changes in your shipping address.',
  payment: 'Please specify payment method.',
  no_payment: 'Your order cannot be completed at this time as there is no payment methods available for it.',
  free: 'No Payment Information Required',
};
