import { isRecord } from '@shop-elements/core';
import { luma } from '../luma/luma';
import { guarded } from '../page/guard';
import { asText, pageFlag, pageText } from '../page/page-text';
import { shopUrl } from '../page/settings';
import { isEarlierSession } from '../sections/session';
import { storedSection } from '../sections/stored-sections';

/** The checkout's cart: its owner, and the order data that the page has. */
export interface Quote {
  /** A masked id of 32 characters for guests, a number as text for customers. */
  cartId: string | undefined;
  isGuest: boolean;
  /** Sent for guests only; undefined if the page doesn't know it, in which case the server may. */
  email: string | undefined;
  /** With REST's camelCase keys; null makes the server use its stored address. */
  billingAddress: unknown;
  successUrl: string;
}

/** Reads the quote. Call it when you need it: the checkout page fills it step by step. */
export function readQuote(): Quote {
  // What an earlier session has stored may be somebody else's address.
  const checkoutData = (isEarlierSession() ? undefined : storedSection('checkout-data')) ?? {};
  return {
    cartId: pageText('checkoutConfig', 'quoteData', 'entity_id'),
    isGuest: !pageFlag('checkoutConfig', 'isCustomerLoggedIn'),
    email:
      luma.quote()?.guestEmail ??
      asText(checkoutData.validatedEmailValue) ??
      asText(checkoutData.inputFieldEmailValue) ??
      pageText('checkoutConfig', 'quoteData', 'customer_email'),
    billingAddress: lumaAddress() ?? fromForm(checkoutData.billingAddressFromData) ?? null,
    successUrl: pageText('checkoutConfig', 'defaultSuccessPageUrl') ?? shopUrl('checkout/onepage/success/'),
  };
}

/**
 * Whether Luma's checkout has no billing address yet. The server would then use its stored one, which the shopper did not choose.
 */
export function lacksBillingAddress(): boolean {
  return luma.quote() !== undefined && !lumaAddress();
}

function lumaAddress(): unknown {
  return guarded('quote.billingAddress()', () => luma.quote()?.billingAddress());
}

/** Converts the address form's snake_case fields for REST: `country_id` becomes `countryId`, the street a list. */
function fromForm(fields: unknown): Record<string, unknown> | undefined {
  if (!isRecord(fields) || Object.keys(fields).length === 0) return undefined;
  return Object.fromEntries(
    Object.keys(fields).map((name) => {
      const value = fields[name];
      const camel = name.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [camel, name === 'street' ? lines(value) : value];
    }),
  );
}

/** PHP serializes a list with gaps as a map. */
function lines(street: unknown): unknown {
  return isRecord(street) ? Object.keys(street).map((line) => street[line]) : street;
}
