import { emit, textsOf } from '@shop-elements/core';
import {
  addMessage,
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
import { dropMinus } from './no-minus';
import { releaseOrderLock, takeOrderLock } from './order-lock';
import { placeOrderTexts } from './place-order.texts';
import { allAgree } from './validators';

/** What a payment element brings to an order. */
export interface Payment {
  /** Shows what is wrong and focuses the first bad field. */
  validate(): boolean;
  /** What goes into the order call. */
  getData(): PaymentData;
  /** What the page may hear about it, where that is less than `getData()`: no card data is ever in an event. */
  getPublicData?(): PaymentData;
  /**
   * Pays before the order goes out, where a gateway has to be asked first. Says itself what went wrong.
   * @returns whether the order may go out
   */
  pay?(data: PaymentData): Promise<boolean>;
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
    const afterBack = (event: PageTransitionEvent): void => {
      if (event.persisted) setBusy(false);
    };
    window.addEventListener('pageshow', afterBack);
    return () => window.removeEventListener('pageshow', afterBack);
  }, []);

  useLayoutEffect(() => dropMinus(element), [element]);

  const placeOrder = useRef(async () => {
    if (!takeOrderLock()) return;
    setBusy(true);
    let leaving = false;
    try {
      leaving = await attempt(element, () => current.current);
    } finally {
      // Kept when the page is on its way to the success page: a second order must not slip in between.
      if (!leaving) {
        releaseOrderLock();
        setBusy(false);
      }
    }
  }).current;

  return { busy, placeOrder };
}

/** @returns whether the page is being left */
async function attempt(element: HTMLElement, payment: () => Payment): Promise<boolean> {
  const valid = payment().validate();
  const agreed = hasAgreed(element);
  if (!(await allAgree(element)) || !valid || !agreed || !isAllowed(element)) return false;

  const stopLoader = startLoader();
  const data = withAgreements(payment().getData(), element);
  const announced = withAgreements(payment().getPublicData?.() ?? payment().getData(), element);
  const detail: PlaceOrderDetail = { method: data.method, data: announced };
  if (!emit(element, 'shop-place-order', detail, { cancelable: true })) {
    stopLoader();
    return false;
  }

  clearMessages();
  if ((await payment().pay?.(data)) === false) {
    stopLoader();
    payment().refused?.();
    return false;
  }
  const reply = await sendOrder(data);
  if (reply.ok) return placed(element, reply, stopLoader);
  stopLoader();
  payment().refused?.();
  processError(reply);
  const redirect = reply.headers.get('errorRedirectAction');
  if (redirect !== null) setTimeout(() => navigate(redirect), REDIRECT_AFTER);
  return false;
}

/** While the checkout is waiting for a billing address no order can be placed, and the shopper reads why. */
function isAllowed(element: HTMLElement): boolean {
  const { lacksBillingAddress } = readQuote();
  if (lacksBillingAddress) {
    addMessage({ type: 'error', text: textsOf(element, placeOrderTexts, 'place-order').billingAddress });
  }
  return !lacksBillingAddress;
}

async function placed(element: HTMLElement, reply: Reply, stopLoader: () => void): Promise<boolean> {
  await forgetSection('checkout-data');
  const detail: OrderPlacedDetail = { orderId: String(reply.json() ?? '') };
  const leaving = emit(element, 'shop-order-placed', detail, { cancelable: true });
  if (leaving) navigate(readQuote().successUrl, { replace: true });
  else stopLoader();
  return leaving;
}

function withAgreements(data: PaymentData, element: HTMLElement): PaymentData {
  const ids = agreementIds(element);
  return ids === undefined ? data : { ...data, extension_attributes: { ...data.extension_attributes, ...ids } };
}
