export const iframeGatewayTexts = {
  frame: 'Payment gateway',
  challenge: 'Confirm your payment',
  cancel: 'Cancel payment',
  canceled: 'You canceled the payment, so no order was placed.',
  timeout: 'Sorry, but something went wrong.',
  declined: 'Your payment has been declined. Please try again.',
};
