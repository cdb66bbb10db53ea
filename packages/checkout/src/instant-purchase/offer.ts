import type { Offer } from './offer.schema';

/** What the server needs besides the product form. The names are Magento's; the values are tokens, not card data. */
export function offerFields({
  paymentToken,
  shippingAddress,
  billingAddress,
  shippingMethod,
}: Offer): [string, string][] {
  return [
    ['instant_purchase_payment_token', paymentToken.publicHash],
    ['instant_purchase_shipping_address', shippingAddress.id],
    ['instant_purchase_billing_address', billingAddress.id],
    ['instant_purchase_carrier', shippingMethod.carrier],
    ['instant_purchase_shipping', shippingMethod.method],
  ];
}
