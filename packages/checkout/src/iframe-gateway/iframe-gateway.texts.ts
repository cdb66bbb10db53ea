export const iframeGatewayTexts = {
  frame: 'Payment gateway',
  timeout: 'Sorry, but something went wrong.',
  declined: 'Your payment has been declined. Please try again.',
};
