export const instantPurchaseTexts = {
  button: 'Instant Purchase',
  title: 'Instant Purchase Confirmation',
  question: 'Are you sure you want to place order and pay?',
  product: 'Product',
  quantity: 'Qty',
  price: 'Price',
  shippingAddress: 'Shipping Address',
  billingAddress: 'Billing Address',
  paymentMethod: 'Payment Method',
  shippingMethod: 'Shipping Method',
  cancel: 'Cancel',
  confirm: 'OK',
};
