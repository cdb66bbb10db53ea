import { parse } from '@shop-elements/core';
import { type Offer, offerSchema } from './offer.schema';

/** With what a customer can buy at once; undefined when the shop does not say so, or leaves a part of it out. */
export function readOffer(section: unknown): Offer | undefined {
  const offer = parse(offerSchema, section);
  return offer?.available === true ? offer : undefined;
}

/** What the server needs to know beside the product form. The names are Magento's; the values only stand for a card. */
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
