import { emit } from '@shop-elements/core';
import {
  clearMessages,
  forgetSection,
  navigate,
  type PaymentData,
  processError,
  type Reply,
  readQuote,
  sendOrder,
  startLoader,
} from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { agreementIds, hasAgreed } from './agreements-of';
import { allAgree } from './validators';

/** What a payment element brings to an order. */
export interface Payment {
  /** Shows what is wrong and focuses the first bad field. */
  validate(): boolean;
  /** What goes into the order call. */
  getData(): PaymentData;
  /** What the page may hear about it, where that is less than `getData()`: no card data is ever in an event. */
  getPublicData?(): PaymentData;
  /** The order was refused: what must not be sent twice is forgotten. */
  refused?(): void;
}

/** Detail of `shop-place-order`. */
export interface PlaceOrderDetail {
  method: string;
  data: PaymentData;
}

/** Detail of `shop-order-placed`. */
export interface OrderPlacedDetail {
  orderId: string;
}

/** Seconds after which the checkout goes where a refused order's reply says. Source: facts, section 1.4. */
const REDIRECT_AFTER = 3000;

/** One order at a time, whichever payment element on the page it was started from. */
let placing = false;

/**
 * Places the order that a payment element pays for. Specification: checkout, sections 4 and 5; contract, section 1.
 * @returns whether an order is under way from this element, and the function that starts one
 */
export function usePlaceOrder(element: HTMLElement, payment: Payment): { busy: boolean; placeOrder(): Promise<void> } {
  const [busy, setBusy] = useState(false);
  const current = useRef(payment);
  useLayoutEffect(() => {
    current.current = payment;
  });

  useLayoutEffect(() => {
    // The page left for the success page and came back from the back/forward cache.
    const shown = (event: PageTransitionEvent): void => {
      if (!event.persisted) return;
      placing = false;
      setBusy(false);
    };
    window.addEventListener('pageshow', shown);
    return () => window.removeEventListener('pageshow', shown);
  }, []);

  const placeOrder = useRef(async () => {
    if (placing) return;
    placing = true;
    setBusy(true);
    // Stays on when the order was placed: the page is on its way out, and a second order must not slip in between.
    if (await attempt(element, () => current.current)) return;
    placing = false;
    setBusy(false);
  }).current;

  return { busy, placeOrder };
}

/** @returns whether the page is being left */
async function attempt(element: HTMLElement, payment: () => Payment): Promise<boolean> {
  const valid = payment().validate();
  const agreed = hasAgreed(element);
  if (!(await allAgree(element)) || !valid || !agreed) return false;

  const stopLoader = startLoader();
  const data = withAgreements(payment().getData(), element);
  const announced = withAgreements(payment().getPublicData?.() ?? payment().getData(), element);
  const detail: PlaceOrderDetail = { method: data.method, data: announced };
  if (!emit(element, 'shop-place-order', detail, { cancelable: true })) {
    stopLoader();
    return false;
  }

  clearMessages();
  const reply = await sendOrder(data);
  if (reply.ok) return placed(element, reply, stopLoader);
  stopLoader();
  payment().refused?.();
  processError(reply);
  const redirect = reply.headers.get('errorRedirectAction');
  if (redirect !== null) setTimeout(() => navigate(redirect), REDIRECT_AFTER);
  return false;
}

async function placed(element: HTMLElement, reply: Reply, stopLoader: () => void): Promise<boolean> {
  await forgetSection('checkout-data');
  const detail: OrderPlacedDetail = { orderId: String(reply.json() ?? '') };
  if (emit(element, 'shop-order-placed', detail, { cancelable: true })) {
    navigate(readQuote().successUrl, { replace: true });
  } else {
    stopLoader();
  }
  return true;
}

function withAgreements(data: PaymentData, element: HTMLElement): PaymentData {
  const ids = agreementIds(element);
  return ids === undefined ? data : { ...data, extension_attributes: { ...data.extension_attributes, ...ids } };
}
