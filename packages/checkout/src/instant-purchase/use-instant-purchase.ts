import { emit, parse, reportError, textsOf, useNewest } from '@shop-elements/core';
import {
  addMessage,
  clearMessages,
  formKey,
  isRefusal,
  isValidInLuma,
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
  mayPayTwice,
  placeOrderTexts,
  runValidators,
  setMayPayTwice,
  useCheckoutPhase,
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
  const [asking, setAsking] = useState<Purchase>();
  const [busy, setBusy] = useState(false);
  const phase = useCheckoutPhase();
  const cancel = (): void => setAsking(undefined);
  const offer = useOffer(cancel);

  return {
    offer,
    asking,
    busy,
    ask() {
      if (phase !== 'idle') return;
      const found = productForm(element, config);
      if (!found?.reportValidity() || !isValidInLuma(found)) return;
      const quantity = String(new FormData(found).get('qty') ?? '');
      setAsking({ ...productOnPage(found), form: found, quantity, isAgain: mayPayTwice() });
    },
    cancel,
    confirm() {
      if (asking === undefined || offer === undefined) return;
      if (!beginAttempt()) return;
      setBusy(true);
      void placeOrder(element, config.url, asking.form, offer).finally(() => {
        endAttempt();
        setBusy(false);
      });
    },
  };
}

/** The customer's card and addresses. */
function useOffer(withdrawn: () => void): Offer | undefined {
  const [offer, setOffer] = useState<Offer>();
  const newest = useNewest(withdrawn);
  // The stored data comes first and may be days old; the server's reply then updates it.
  useLayoutEffect(
    () =>
      watchSection('instant-purchase', (section) => {
        const current = parse(offerSchema, section);
        setOffer(current);
        if (current === undefined) newest.current();
      }),
    [newest],
  );
  return offer;
}

async function placeOrder(element: HTMLElement, url: string, form: HTMLFormElement, offer: Offer): Promise<void> {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  if (!(await mayOrder(element, texts))) return;
  const fields = orderFields(form, offer);
  const detail: InstantPurchaseDetail = { product: String(fields.get('product') ?? '') };
  if (!emit(element, 'shop-instant-purchase-place', detail, { cancelable: true })) return;
  clearMessages();
  const reply = await postForm(shopUrl(url), fields, { timeout: ORDER_TIMEOUT });
  // Any JSON is the shop's reply: to a purchase, or a refusal, so that an earlier unclear purchase stays unclear. A page is no reply, nor is
  // half of one.
  const hasReplied = reply.ok && reply.json() !== undefined;
  // The shop's message about the result is in the section `messages`, which the post reloads.
  if (hasReplied) {
    emit(element, 'shop-instant-purchase-placed', detail);
    revealMessages();
  } else if (isRefusal(reply)) processError(reply);
  else {
    setMayPayTwice(true);
    showError(texts.unclear);
  }
}

/** Whether the shopper is online, and the page's own checks agree. */
async function mayOrder(element: HTMLElement, texts: typeof placeOrderTexts): Promise<boolean> {
  if (!navigator.onLine) {
    showError(texts.offline);
    return false;
  }
  const validated = await runValidators(element);
  if (validated === 'unfinished') showError(texts.checkUnfinished);
  return validated === 'agreed';
}

function showError(text: string): void {
  addMessage({ type: 'error', text });
}

function orderFields(form: HTMLFormElement, offer: Offer): FormData {
  const fields = new FormData(form);
  // One value of each name, even if the page has several of these elements.
  for (const [name, value] of [...offerFields(offer), ['form_key', formKey()] as const]) fields.set(name, value);
  return fields;
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
