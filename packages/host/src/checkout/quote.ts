import { isRecord } from '@shop-elements/core';
import { luma } from '../luma/luma';
import { guarded } from '../page/guard';
import { pageFlag, pageText, textOf } from '../page/page-text';
import { shopUrl } from '../page/settings';
import { storedSection } from '../sections/storage';

/** The cart as the checkout knows it: whose it is, and what the page knows for its order. */
export interface Quote {
  /** 32-character masked id for a guest, numeric text for a customer. */
  cartId: string | undefined;
  isGuest: boolean;
  /** Only guests send one; undefined when the page does not know it and the server may. */
  email: string | undefined;
  /** In REST's camelCase; null lets the server use the one it has stored. */
  billingAddress: unknown;
  /** Luma's checkout is waiting for a billing address: the one that the server has stored is not the one that is meant. */
  lacksBillingAddress: boolean;
  successUrl: string;
}

/** Reads the quote at the moment it is needed: a checkout page fills it while the shopper goes along. */
export function readQuote(): Quote {
  const checkoutData = storedSection('checkout-data') ?? {};
  const lumaQuote = luma.quote();
  const lumaAddress = guarded('quote.billingAddress()', () => lumaQuote?.billingAddress());
  return {
    cartId: pageText('checkoutConfig', 'quoteData', 'entity_id'),
    isGuest: !pageFlag('checkoutConfig', 'isCustomerLoggedIn'),
    email:
      lumaQuote?.guestEmail ??
      textOf(checkoutData.validatedEmailValue) ??
      textOf(checkoutData.inputFieldEmailValue) ??
      pageText('checkoutConfig', 'quoteData', 'customer_email'),
    billingAddress: lumaAddress ?? fromForm(checkoutData.billingAddressFromData) ?? null,
    lacksBillingAddress: lumaQuote !== undefined && !lumaAddress,
    successUrl: pageText('checkoutConfig', 'defaultSuccessPageUrl') ?? shopUrl('checkout/onepage/success/'),
  };
}

/** The address form's snake_case fields as REST wants them: `country_id` is `countryId`, the street a list. */
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

/** PHP prints a list with gaps as a map. */
function lines(street: unknown): unknown {
  return isRecord(street) ? Object.keys(street).map((line) => street[line]) : street;
}
