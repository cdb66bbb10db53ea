export const offlinePaymentTexts = {
  payableTo: 'Make Check payable to:',
  mailTo: 'Send Check to:',
  purchaseOrderNumber: 'Purchase Order Number',
  required: 'This is a required field.',
  free: 'No Payment Information Required',
};
