import { emit, reportError, textsOf, useListener, useMethods } from '@shop-elements/core';
import { askConfirmation, commonTexts } from '@shop-elements/dom';
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
import { useState } from 'react';
import { withSaveChoice } from '../../vault-enabler/save-choice';
import { announceFailure, type Failure } from '../failure-note';
import { methodSectionOf } from '../method-section';
import { agreementIds, askAgreements } from './agreements-of';
import { faultyFields } from './faulty-fields';
import { dropMinus } from './no-minus';
import { beginOrder, endAttempt, isUncertain, keepPlaced, type OrderPhase, setUncertain } from './order-phase';
import { placeOrderTexts } from './place-order.texts';
import { askValidators } from './validators';

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
   * Pays before the order goes out, where a gateway has to be asked first.
   * @returns what went wrong; undefined when the order may go out
   */
  pay?(): Promise<PaymentFailure | undefined>;
  /** The order was refused: what must not be sent twice is forgotten. */
  refused?(): void;
}

/** Why a payment failed. */
export interface PaymentFailure {
  /** What the shopper reads, as plain text; empty where the payment element shows it itself. */
  message: string;
}

/** How far the order of a payment element is, why the last one failed, and the function that starts one. */
export interface OrderState {
  /** Still `placing` while the success page loads; `placed` where the page stays. */
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
  /** What the shopper reads; empty when the visitor is sent to the login page instead. */
  message: string;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-place-order': CustomEvent<PlaceOrderDetail>;
    'shop-order-placed': CustomEvent<OrderPlacedDetail>;
    'shop-order-failed': CustomEvent<OrderFailedDetail>;
  }
}

/** Milliseconds before the checkout goes to the address that a refused order's reply names, as Magento's checkout does. */
const REDIRECT_AFTER = 3000;

/** Places the order that a payment element pays for, and offers the element's methods to the page. */
export function usePlaceOrder(element: HTMLElement, payment: Payment): OrderState {
  const [phase, setPhase] = useState<OrderPhase>('idle');
  const [failure, setFailure] = useState<Failure>();
  // On the page, before every other listener: none of them ever sees the minus.
  useListener(
    document,
    'input',
    (event) => {
      const area = methodSectionOf(element) ?? element.closest('.payment-method-content') ?? element;
      if (event.target instanceof Node && area.contains(event.target)) dropMinus(event);
    },
    { capture: true },
  );

  const placeOrder = async (): Promise<void> => {
    const { method } = payment.getData();
    if (!beginOrder()) return;
    setPhase('placing');
    setFailure(undefined);
    const fail = (message: string): void => {
      setFailure(announceFailure(message));
      emit(element, 'shop-order-failed', { method, message });
    };
    let reached: OrderPhase = 'idle';
    try {
      if (await mayOrder(element, payment, fail)) reached = await order(element, payment, fail);
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
      reportError(element, 'network', [{ path: '', message, source: `<${element.localName}>` }], error);
      fail(commonTexts().requestFailed);
    }
    endAttempt();
    setPhase(reached);
  };

  useMethods(element, { ...payment, getData: () => withSaveChoice(element, payment.getData()), placeOrder });
  return { phase, failure, placeOrder };
}

/** Everything that has to hold before an order goes out. All of it is asked, so that the shopper sees all that is missing. */
async function mayOrder(element: HTMLElement, payment: Payment, fail: (message: string) => void): Promise<boolean> {
  const texts = textsOf(element, placeOrderTexts, 'place-order');
  const faulty = faultyFields();
  const valid = payment.validate();
  faulty.note(valid);
  const agreed = await askAgreements(element);
  faulty.note(agreed !== 'not agreed');
  const verdict = await askValidators(element);
  faulty.note(verdict === 'agreed');
  faulty.focusFirst();

  const problem = [
    agreed === 'not ready' && texts.agreementsMissing,
    verdict === 'timed out' && texts.checkTookTooLong,
    readQuote().lacksBillingAddress && texts.billingAddress,
    !navigator.onLine && texts.offline,
  ].find((text) => text !== false);
  if (problem !== undefined) fail(problem);
  if (problem !== undefined || !valid || agreed !== 'agreed' || verdict !== 'agreed') return false;
  return !isUncertain() || askConfirmation(texts.orderAgain, { confirm: texts.placeAgain, isRisky: true });
}

/** @returns how far it came: still `placing` while the success page loads */
async function order(element: HTMLElement, payment: Payment, fail: (message: string) => void): Promise<OrderPhase> {
  const data = complete(payment.getData(), element);
  const announced = complete(payment.getPublicData?.() ?? data, element);
  const detail: PlaceOrderDetail = { method: data.method, data: announced };
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
    keepPlaced();
    // A full or blocked storage must not keep the shopper from the success page.
    await forgetSection('checkout-data').catch(() => {});
    const placed: OrderPlacedDetail = { orderId: outcome.orderId };
    if (!emit(element, 'shop-order-placed', placed, { cancelable: true })) return 'placed';
    navigate(readQuote().successUrl, { replace: true });
    return 'placing';
  }
  payment.refused?.();
  setUncertain(outcome.kind === 'unclear');
  if (outcome.kind === 'unclear') fail(textsOf(element, placeOrderTexts, 'place-order').unclear);
  else showRefusal(outcome.reply, fail);
  return 'idle';
}

/** Shows why the shop refused, or sends the visitor where the reply says. */
function showRefusal(reply: Reply, fail: (message: string) => void): void {
  const text = errorText(reply);
  fail(text ?? '');
  if (text === undefined) navigate('customer/account/login/');
  const redirect = reply.headers.get('errorRedirectAction');
  if (redirect !== null) setTimeout(() => navigate(redirect), REDIRECT_AFTER);
}

/** A payment with what the shopper has ticked around it. */
function complete(payment: PaymentData, element: HTMLElement): PaymentData {
  const data = withSaveChoice(element, payment);
  const ids = agreementIds(element);
  return ids === undefined ? data : { ...data, extension_attributes: { ...data.extension_attributes, ...ids } };
}
