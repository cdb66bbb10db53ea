import { findProduct } from '../catalog/products';
import { cents } from '../money';
import type { Address, Quote } from './records';

export interface ShippingRate {
  carrierCode: string;
  methodCode: string;
  carrierTitle: string;
  methodTitle: string;
  amount: number;
}

export const carriers = ['flatrate', 'tablerate', 'freeshipping'] as const;

const freeFrom = 100;
const perPiece = 3.5;
const express = 18;

export function rateCode(rate: ShippingRate): string {
  return `${rate.carrierCode}_${rate.methodCode}`;
}

/** Downloads need no shipping. An empty cart is not virtual. */
export function isVirtual(quote: Quote): boolean {
  return quote.items.length > 0 && quote.items.every((item) => findProduct(item.productId)?.type === 'downloadable');
}

/** The shipping rates, cheapest first. Express is available only within the United States. */
export function shippingRates(quote: Quote, subtotal: number, countryId: string | undefined): ShippingRate[] {
  const pieces = quote.items.reduce(
    (sum, item) => (findProduct(item.productId)?.type === 'downloadable' ? sum : sum + item.qty),
    0,
  );
  if (pieces === 0) return [];
  const rates: ShippingRate[] = [
    {
      carrierCode: 'flatrate',
      methodCode: 'flatrate',
      carrierTitle: 'Parcel post',
      methodTitle: '3 to 5 working days',
      amount: cents(perPiece * pieces),
    },
  ];
  if (subtotal >= freeFrom) {
    rates.push({
      carrierCode: 'freeshipping',
      methodCode: 'freeshipping',
      carrierTitle: 'Free delivery',
      methodTitle: 'About a week',
      amount: 0,
    });
  }
  if (countryId === undefined || countryId === 'US') {
    rates.push({
      carrierCode: 'tablerate',
      methodCode: 'bestway',
      carrierTitle: 'Express',
      methodTitle: 'Next working day',
      amount: express,
    });
  }
  return rates.sort((a, b) => a.amount - b.amount);
}

/** The response of the address step, in the store view's language. */
export function rateReply(rate: ShippingRate, t: (text: string) => string) {
  return {
    carrier_code: rate.carrierCode,
    method_code: rate.methodCode,
    carrier_title: t(rate.carrierTitle),
    method_title: t(rate.methodTitle),
    amount: rate.amount,
    base_amount: rate.amount,
    available: true,
    error_message: '',
    price_excl_tax: rate.amount,
    price_incl_tax: rate.amount,
  };
}

export function countryOf(address: Address | null): string | undefined {
  return address === null || address.countryId === '' ? undefined : address.countryId;
}
