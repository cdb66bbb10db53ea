import { emit, parse, reportError } from '@shop-elements/core';
import { startLoader } from '@shop-elements/dom';
import {
  clearMessages,
  formKey,
  luma,
  ORDER_TIMEOUT,
  postForm,
  processError,
  shopUrl,
  watchSection,
} from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import { beginOrder, endAttempt } from '../shared/place-order';
import type { InstantPurchaseConfig } from './instant-purchase.config';
import { offerFields } from './offer';
import { type Offer, offerSchema } from './offer.schema';

/** Detail of `shop-instant-purchase-place` and `-placed`. */
export interface InstantPurchaseDetail {
  /** Id of the product, as its form has it. */
  product: string;
}

export interface InstantPurchaseState {
  /** With what the customer can buy; undefined while that is not possible. */
  offer: Offer | undefined;
  /** The shopper is being asked. */
  asking: boolean;
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
  /** The form that the shopper is asked about. */
  const [form, setForm] = useState<HTMLFormElement>();
  const [busy, setBusy] = useState(false);

  // What is stored comes first, and may be of the day before yesterday: what the server says then takes it back.
  useLayoutEffect(
    () =>
      watchSection('instant-purchase', (section) => {
        const current = parse(offerSchema, section);
        setOffer(current);
        if (current === undefined) setForm(undefined);
      }),
    [],
  );

  async function place(product: HTMLFormElement, bought: Offer): Promise<void> {
    const fields = new FormData(product);
    // One of each, wherever this element stands and however often it is on the page.
    for (const [name, value] of [...offerFields(bought), ['form_key', formKey()] as const]) fields.set(name, value);
    const detail: InstantPurchaseDetail = { product: String(fields.get('product') ?? '') };
    if (!emit(element, 'shop-instant-purchase-place', detail, { cancelable: true })) return;
    clearMessages();
    const reply = await postForm(shopUrl(config.url), fields, { timeout: ORDER_TIMEOUT });
    // How it went is told by the section `messages`, which the post has made stale.
    if (reply.ok) emit(element, 'shop-instant-purchase-placed', detail);
    else processError(reply);
  }

  return {
    offer,
    asking: form !== undefined,
    busy,
    ask() {
      const found = busy ? undefined : productForm(element, config);
      if (found?.reportValidity() && luma.isValid(found)) setForm(found);
    },
    cancel: () => setForm(undefined),
    confirm() {
      if (form === undefined || offer === undefined) return;
      if (!beginOrder()) return;
      const stopLoader = startLoader();
      setBusy(true);
      void place(form, offer).finally(() => {
        stopLoader();
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
