import { emit, textsOf, useListener, useMethods } from '@shop-elements/core';
import { startLoader } from '@shop-elements/dom';
import {
  addMessage,
  clearMessages,
  forgetSection,
  navigate,
  type PaymentData,
  processError,
  readQuote,
  sendOrder,
} from '@shop-elements/host';
import { useState } from 'react';
import { withSaveChoice } from '../../vault-enabler';
import { agreementIds, hasAgreed } from './agreements-of';
import { dropMinus } from './no-minus';
import { takeOrderLock } from './order-lock';
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
  reset(): void;
  /**
   * Pays before the order goes out, where a gateway has to be asked first. Says itself what went wrong.
   * @returns whether the order may go out
   */
  pay?(): Promise<boolean>;
  /** The order was refused: what must not be sent twice is forgotten. */
  refused?(): void;
}

/** Whether an order is under way from a payment element, and the function that starts one. */
export interface OrderState {
  busy: boolean;
  placeOrder(): Promise<void>;
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
 * Places the order that a payment element pays for, and offers the element's methods to the page. Specification: checkout,
 * sections 4 and 5; contract, section 1.
 */
export function usePlaceOrder(element: HTMLElement, payment: Payment): OrderState {
  const [busy, setBusy] = useState(false);
  const area = element.closest('[data-payment-method], .payment-method-content') ?? element;
  // Before every other listener, so that none sees the minus.
  useListener(area, 'input', dropMinus, { capture: true });

  const placeOrder = async (): Promise<void> => {
    const release = takeOrderLock(() => setBusy(false));
    if (release === undefined) return;
    setBusy(true);
    let leaving = false;
    try {
      leaving = await attempt(element, payment);
    } finally {
      // Kept when the page is on its way to the success page: a second order must not slip in between.
      if (!leaving) release();
    }
  };

  useMethods(element, { ...payment, getData: () => withSaveChoice(element, payment.getData()), placeOrder });
  return { busy, placeOrder };
}

/** @returns whether the page is being left */
async function attempt(element: HTMLElement, payment: Payment): Promise<boolean> {
  const valid = payment.validate();
  const agreed = hasAgreed(element);
  if (!(await allAgree(element)) || !valid || !agreed || !isAllowed(element)) return false;
  const stopLoader = startLoader();
  const leaving = await order(element, payment);
  if (!leaving) stopLoader();
  return leaving;
}

async function order(element: HTMLElement, payment: Payment): Promise<boolean> {
  const data = complete(payment.getData(), element);
  const announced = complete(payment.getPublicData?.() ?? data, element);
  const detail: PlaceOrderDetail = { method: data.method, data: announced };
  if (!emit(element, 'shop-place-order', detail, { cancelable: true })) return false;

  clearMessages();
  const reply = (await payment.pay?.()) === false ? undefined : await sendOrder(data);
  if (reply?.ok) {
    await forgetSection('checkout-data');
    const placed: OrderPlacedDetail = { orderId: String(reply.json() ?? '') };
    const leaving = emit(element, 'shop-order-placed', placed, { cancelable: true });
    if (leaving) navigate(readQuote().successUrl, { replace: true });
    return leaving;
  }
  payment.refused?.();
  if (reply === undefined) return false;
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

/** A payment with what the shopper has ticked around it. */
function complete(payment: PaymentData, element: HTMLElement): PaymentData {
  const data = withSaveChoice(element, payment);
  const ids = agreementIds(element);
  return ids === undefined ? data : { ...data, extension_attributes: { ...data.extension_attributes, ...ids } };
}
