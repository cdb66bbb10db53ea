import { emit, isRecord, parse, reportError, textsOf } from '@shop-elements/core';
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
  shopUrl,
  watchSection,
} from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import {
  beginOrder,
  endAttempt,
  isUncertain,
  placeOrderTexts,
  setUncertain,
  useOrderPhase,
} from '../shared/place-order';
import type { InstantPurchaseConfig } from './instant-purchase.config';
import { offerFields } from './offer';
import { type Offer, offerSchema } from './offer.schema';

/** Detail of `shop-instant-purchase-place` and `-placed`. */
export interface InstantPurchaseDetail {
  /** Id of the product, as its form has it. */
  product: string;
}

/** What the shopper is asked about. */
export interface Purchase extends ProductOnPage {
  form: HTMLFormElement;
  /** As the form has it; empty where it has none. */
  quantity: string;
  /** The last attempt may have been successful. */
  isAgain: boolean;
}

export interface InstantPurchaseState {
  /** With what the customer can buy; undefined while that is not possible. */
  offer: Offer | undefined;
  /** Defined while the shopper is asked. */
  asking: Purchase | undefined;
  busy: boolean;
  /** Asks, if the product form is filled in. */
  ask(): void;
  /** Goes back. */
  cancel(): void;
  /** Buys. */
  confirm(): void;
}

export function useInstantPurchase(element: HTMLElement, config: InstantPurchaseConfig): InstantPurchaseState {
  const [offer, setOffer] = useState<Offer>();
  const [asking, setAsking] = useState<Purchase>();
  const [busy, setBusy] = useState(false);
  const phase = useOrderPhase();

  // The stored data comes first and may be days old; the server's answer then corrects it.
  useLayoutEffect(
    () =>
      watchSection('instant-purchase', (section) => {
        const current = parse(offerSchema, section);
        setOffer(current);
        if (current === undefined) setAsking(undefined);
      }),
    [],
  );

  async function place(product: HTMLFormElement, bought: Offer): Promise<void> {
    const fields = new FormData(product);
    // One input of each name, however many of these elements the page has.
    for (const [name, value] of [...offerFields(bought), ['form_key', formKey()] as const]) fields.set(name, value);
    const detail: InstantPurchaseDetail = { product: String(fields.get('product') ?? '') };
    if (!emit(element, 'shop-instant-purchase-place', detail, { cancelable: true })) return;
    clearMessages();
    const reply = await postForm(shopUrl(config.url), fields, { timeout: ORDER_TIMEOUT });
    const hasAnswered = reply.ok && isRecord(reply.json());
    const isUnclear = !hasAnswered && !isRefusal(reply);
    setUncertain(isUnclear);
    // The section `messages`, which the post has made stale, says how it went.
    if (hasAnswered) emit(element, 'shop-instant-purchase-placed', detail);
    else if (isUnclear) addMessage({ type: 'error', text: textsOf(element, placeOrderTexts, 'place-order').unclear });
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
      setAsking({ ...productOnPage(found), form: found, quantity, isAgain: isUncertain() });
    },
    cancel: () => setAsking(undefined),
    confirm() {
      if (asking === undefined || offer === undefined) return;
      if (!beginOrder()) return;
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
