import { emit, parse, reportError, textsOf } from '@shop-elements/core';
import {
  addMessage,
  clearMessages,
  formKey,
  isRefusal,
  luma,
  ORDER_TIMEOUT,
  type ProductOnPage,
  postForm,
  processError,
  productOnPage,
  revealMessages,
  shopUrl,
  watchSection,
} from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import {
  beginAttempt,
  endAttempt,
  isOutcomeUnclear,
  placeOrderTexts,
  runValidators,
  setOutcomeUnclear,
  useOrderPhase,
} from '../shared/place-order';
import type { InstantPurchaseConfig } from './instant-purchase.config';
import { type Offer, offerSchema } from './offer.schema';

/** Detail of `shop-instant-purchase-place` and `-placed`. */
export interface InstantPurchaseDetail {
  /** Id of the product, from its form. */
  product: string;
}

/** What the shopper is about to buy. */
export interface Purchase extends ProductOnPage {
  form: HTMLFormElement;
  /** From the form; empty if it has no quantity. */
  quantity: string;
  /** Whether the last attempt may have succeeded. */
  isAgain: boolean;
}

export interface InstantPurchaseState {
  /** The customer's card and addresses; undefined while an instant purchase is not possible. */
  offer: Offer | undefined;
  /** Defined while the confirmation is open. */
  asking: Purchase | undefined;
  busy: boolean;
  /** Opens the confirmation, if the product form is valid. */
  ask(): void;
  /** Closes the confirmation. */
  cancel(): void;
  /** Places the order. */
  confirm(): void;
}

export function useInstantPurchase(element: HTMLElement, config: InstantPurchaseConfig): InstantPurchaseState {
  const [offer, setOffer] = useState<Offer>();
  const [asking, setAsking] = useState<Purchase>();
  const [busy, setBusy] = useState(false);
  const phase = useOrderPhase();

  // The stored data comes first and may be days old; the server's reply then updates it.
  useLayoutEffect(
    () =>
      watchSection('instant-purchase', (section) => {
        const current = parse(offerSchema, section);
        setOffer(current);
        if (current === undefined) setAsking(undefined);
      }),
    [],
  );

  async function place(form: HTMLFormElement, offer: Offer): Promise<void> {
    const texts = textsOf(element, placeOrderTexts, 'place-order');
    if (!navigator.onLine) {
      addMessage({ type: 'error', text: texts.offline });
      return;
    }
    const validated = await runValidators(element);
    if (validated === 'timed out') addMessage({ type: 'error', text: texts.checkTookTooLong });
    if (validated !== 'agreed') return;
    const fields = new FormData(form);
    // One value of each name, even if the page has several of these elements.
    for (const [name, value] of [...offerFields(offer), ['form_key', formKey()] as const]) fields.set(name, value);
    const detail: InstantPurchaseDetail = { product: String(fields.get('product') ?? '') };
    if (!emit(element, 'shop-instant-purchase-place', detail, { cancelable: true })) return;
    clearMessages();
    const reply = await postForm(shopUrl(config.url), fields, { timeout: ORDER_TIMEOUT });
    // Any JSON is the shop's reply, whatever it says. A page, half a reply or nothing is not.
    const hasReplied = reply.ok && reply.json() !== undefined;
    const isUnclear = !hasReplied && !isRefusal(reply);
    setOutcomeUnclear(isUnclear);
    // The shop's message about the result is in the section `messages`, which the post reloads.
    if (hasReplied) {
      emit(element, 'shop-instant-purchase-placed', detail);
      revealMessages();
    } else if (isUnclear) addMessage({ type: 'error', text: texts.unclear });
    else processError(reply);
  }

  return {
    offer,
    asking,
    busy,
    ask() {
      if (phase !== 'idle') return;
      const found = productForm(element, config);
      if (!found?.reportValidity() || !luma.isValid(found)) return;
      const quantity = String(new FormData(found).get('qty') ?? '');
      setAsking({ ...productOnPage(found), form: found, quantity, isAgain: isOutcomeUnclear() });
    },
    cancel: () => setAsking(undefined),
    confirm() {
      if (asking === undefined || offer === undefined) return;
      if (!beginAttempt()) return;
      setBusy(true);
      void place(asking.form, offer).finally(() => {
        endAttempt();
        setBusy(false);
      });
    },
  };
}

function productForm(element: HTMLElement, { form }: InstantPurchaseConfig): HTMLFormElement | undefined {
  const found = document.querySelector<HTMLFormElement>(form);
  if (found !== null) return found;
  reportError(element, 'config', [{ path: 'form', message: `no form matches ${form}`, source: 'data-form' }]);
  return undefined;
}

/** The fields that the server needs besides the product form. The names are Magento's; the values are tokens, not card data. */
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
