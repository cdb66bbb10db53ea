import { emit, reportException, textsOf, useMethods } from '@shop-elements/core';
import { commonTexts } from '@shop-elements/dom';
import {
  clearMessages,
  errorText,
  forgetSection,
  navigate,
  type PaymentData,
  type Reply,
  readQuote,
  sendOrder,
} from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import { announceFailure, type Failure } from '../failure-note';
import { lockMethod } from '../lock-fields';
import { withoutNumber } from '../mask-number';
import { agreementIds } from './agreements-of';
import { beginAttempt, beginCheckout, endAttempt, markPlaced, setMayPayTwice } from './checkout-state';
import { useNoMinus } from './no-minus';
import { checkOrder } from './order-checks';
import { placeOrderTexts } from './place-order.texts';
import { withSaveChoice } from './save-choice';

/** What a payment element provides for an order. */
export interface Payment {
  /** The payment method's code. */
  method: string;
  /** Marks invalid fields and focuses the first. */
  validate(): boolean;
  /** Returns the payment for the order request. */
  getData(): PaymentData;
  /** Returns the payment for events, without card data. Default: `getData()`. */
  getPublicData?(): PaymentData;
  reset(): void;
  /**
   * Pays through a gateway before the order is sent. Calls `setMayPayTwice` once the gateway may have charged the card.
   * @returns the failure; undefined if the order may be sent
   */
  pay?(): Promise<PaymentFailure | undefined>;
  /** Called after a refused order, to clear what must not be sent twice. */
  refused?(): void;
  /**
   * Makes the fields read-only while an order runs, so that what was checked is what is paid with.
   * @returns unlocks them
   */
  lock?(): (() => void) | undefined;
}

/** Why a payment failed. */
export interface PaymentFailure {
  /** Shown to the shopper, as plain text; empty if the payment element shows it itself. */
  message: string;
}

/** The phase of one payment element's order. */
export type OrderPhase = 'idle' | 'placing' | 'placed';

export interface OrderState {
  /** Remains `placing` while the success page loads; `placed` if the page stays open. */
  phase: OrderPhase;
  failure: Failure | undefined;
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

/** Detail of `shop-order-failed`. */
export interface OrderFailedDetail {
  method: string;
  /** Empty if the shopper sees the reason elsewhere: the login page, an alert, the host's own message. */
  message: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-place-order': CustomEvent<PlaceOrderDetail>;
    'shop-order-placed': CustomEvent<OrderPlacedDetail>;
    'shop-order-failed': CustomEvent<OrderFailedDetail>;
  }
}

/** Milliseconds before following the redirect of a refused order's reply, as in Magento's checkout. */
const REDIRECT_AFTER = 3000;

/** Milliseconds that the success page waits for the removal of the checkout's data: Luma's customer data may never start. */
const FORGET_WITHIN = 1000;

/** Timer of the last refused order's redirect. It must not cut off the next order. */
let redirecting: ReturnType<typeof setTimeout> | undefined;

/** Places orders for a payment element, and adds the element's methods. */
export function usePlaceOrder(element: HTMLElement, payment: Payment): OrderState {
  const [phase, setPhase] = useState<OrderPhase>('idle');
  const [failure, setFailure] = useState<Failure>();
  useLayoutEffect(beginCheckout, []);
  useNoMinus(element);

  const placeOrder = async (): Promise<void> => {
    const { method } = payment;
    if (!beginAttempt()) return;
    clearTimeout(redirecting);
    setFailure(undefined);
    const fail = (message: string): void => {
      setFailure(announceFailure(element, message));
      emit(element, 'shop-order-failed', { method, message });
    };
    let reached: OrderPhase = 'idle';
    let release: (() => void) | undefined;
    try {
      const isValid = payment.validate();
      // What was checked is what is paid with, even if a script takes the fields away while the other checks run.
      const data = payment.getData();
      const publicData = payment.getPublicData?.() ?? data;
      if (isValid) release = holdPayment(payment, () => setPhase('placing'));
      if (await checkOrder(element, isValid, fail)) {
        reached = await order(element, payment, { data, publicData }, fail);
      }
    } catch (error) {
      reportException(element, 'network', error);
      fail(commonTexts().requestFailed);
    }
    release?.();
    endAttempt();
    setPhase(reached);
  };

  useMethods(element, { ...payment, getData: () => withSaveChoice(element, payment.getData()), placeOrder });
  return { phase, failure, placeOrder };
}

/**
 * Keeps the payment and its method as they are while the order runs, and shows progress.
 * @returns lets the shopper change them again
 */
function holdPayment(payment: Payment, showProgress: () => void): () => void {
  const unlockFields = payment.lock?.();
  const unlockMethod = lockMethod();
  // After one task, so that a check that fails at once shows no progress first.
  const timer = setTimeout(showProgress);
  return () => {
    clearTimeout(timer);
    unlockFields?.();
    unlockMethod();
  };
}

/** A payment when it was checked, for the order request and for events. */
interface CheckedPayment {
  data: PaymentData;
  publicData: PaymentData;
}

/** @returns the phase reached: `placing` while the success page loads */
async function order(
  element: HTMLElement,
  payment: Payment,
  checked: CheckedPayment,
  fail: (message: string) => void,
): Promise<OrderPhase> {
  const data = complete(checked.data, element);
  const detail: PlaceOrderDetail = { method: data.method, data: complete(checked.publicData, element) };
  if (!emit(element, 'shop-place-order', detail, { cancelable: true })) return 'idle';

  clearMessages();
  const unpaid = await payment.pay?.();
  if (unpaid !== undefined) {
    payment.refused?.();
    fail(unpaid.message);
    return 'idle';
  }
  const outcome = await sendOrder(data);
  if (outcome.kind === 'placed') {
    markPlaced(element);
    // Full or blocked storage must not prevent the success page.
    const forgotten = forgetSection('checkout-data').catch(() => {});
    await Promise.race([forgotten, new Promise((resolve) => setTimeout(resolve, FORGET_WITHIN))]);
    const placed: OrderPlacedDetail = { orderId: outcome.orderId };
    if (!emit(element, 'shop-order-placed', placed, { cancelable: true })) {
      // A page that stays open keeps no card.
      payment.reset();
      return 'placed';
    }
    navigate(readQuote().successUrl, { replace: true });
    return 'placing';
  }
  payment.refused?.();
  // What a gateway has marked stays: it has taken the payment, even if the shop refuses the order, then or later with another method.
  if (outcome.kind === 'unclear') setMayPayTwice(true);
  if (outcome.kind === 'refused') showRefusal(outcome.reply, data, fail);
  else fail(`${shopText(outcome.reply, data)} ${textsOf(element, placeOrderTexts, 'place-order').unclear}`);
  return 'idle';
}

/** The shop's message about the failure; empty if the visitor has to log in. A shop may repeat the card's number. */
function shopText(reply: Reply, { additional_data }: PaymentData): string {
  return withoutNumber(errorText(reply) ?? '', String(additional_data?.cc_number ?? ''));
}

/** Shows why the shop refused the order, then opens the login page or the page that the reply names. */
function showRefusal(reply: Reply, data: PaymentData, fail: (message: string) => void): void {
  fail(shopText(reply, data));
  if (reply.status === 401) navigate('customer/account/login/');
  const redirect = reply.headers.get('errorRedirectAction');
  if (redirect !== null) redirecting = setTimeout(() => navigate(redirect), REDIRECT_AFTER);
}

/** Adds the ticked agreements, and the choice to save the card, to a payment. */
function complete(payment: PaymentData, element: HTMLElement): PaymentData {
  const data = withSaveChoice(element, payment);
  const ids = agreementIds(element);
  return ids === undefined ? data : { ...data, extension_attributes: { ...data.extension_attributes, ...ids } };
}
