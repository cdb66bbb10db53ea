import { emit, isRecord, parse, textsOf } from '@shop-elements/core';
import { showAlert } from '@shop-elements/dom';
import { errorText, postForm, processError, type Reply, reloadPage, sendPaymentInformation } from '@shop-elements/host';
import type { CardFields } from '../shared/card/use-card-fields';
import { withoutNumber } from '../shared/mask-number';
import { agreementIds, mayPayTwice, type PaymentFailure, setMayPayTwice } from '../shared/place-order';
import { replyText } from '../shared/reply-text';
import { selectAgain } from '../shared/selected-method';
import { HOST_ENDED, limitAttempt, TOO_LATE } from './attempt-limits';
import { cardFields } from './gateway-fields';
import { answerFrom, onChallenge, postInto } from './gateway-frame';
import { type ChallengeSize, gatewayEntrySchema, orderSaveSchema } from './gateway-replies.schema';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { iframeGatewayTexts } from './iframe-gateway.texts';
import { orderForm } from './order-form';

/** Detail of `shop-iframe-gateway-saved` and `shop-iframe-gateway-timeout`. */
export interface GatewayEventDetail {
  method: string;
}

/** Detail of `shop-iframe-gateway-error`. */
export interface GatewayErrorDetail extends GatewayEventDetail {
  /** The message shown to the shopper; empty if the visitor goes to the login page instead. */
  message: string;
}

interface Order {
  element: HTMLElement;
  config: IframeGatewayConfig;
  frame: HTMLIFrameElement;
  /** Reads the card's fields just before posting. The card is stored nowhere. */
  readCard: CardFields['read'];
  /** Shows the frame with a challenge; undefined hides it. */
  showChallenge(challenge: Challenge | undefined): void;
  /** Aborts when the element leaves the page. */
  removed: AbortSignal;
}

/** A task for the shopper in the frame, as for 3-D Secure. */
export interface Challenge {
  size: ChallengeSize;
  cancel(): void;
}

const CANCELED = 'the shopper canceled the challenge';

/** The largest of 3-D Secure's window sizes that fits most pages. */
const USUAL_SIZE: ChallengeSize = { width: 500, height: 600 };
/** Milliseconds for a challenge: banks also end it after ten minutes. */
const CHALLENGE_TIME = 600_000;

/**
 * Saves the payment information and the order, posts the card into the frame, and waits for the gateway's result, the host page's
 * result, or the timeout.
 * @returns the failure; undefined if the card was accepted, so that the order may be placed
 */
export async function payThroughGateway(order: Order): Promise<PaymentFailure | undefined> {
  const { element, config, frame, showChallenge, removed } = order;
  const texts = textsOf(element, iframeGatewayTexts);
  const attempt = new AbortController();
  const { signal } = attempt;
  const allowTime = limitAttempt(attempt, config.timeoutTime);
  removed.addEventListener('abort', () => attempt.abort(), { signal });
  const challenge = ({ width, height }: ChallengeSize): void => {
    const size = { width: width || USUAL_SIZE.width, height: height || USUAL_SIZE.height };
    allowTime(CHALLENGE_TIME);
    // Most pages show only the selected method's section.
    selectAgain(element);
    showChallenge({ size, cancel: () => attempt.abort(CANCELED) });
  };
  try {
    return await waitForResult(order, challenge, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    // Stops the frame, because its result no longer counts.
    frame.src = config.source || 'about:blank';
    if (signal.reason === CANCELED) return failedWith(order, texts.canceled);
    if (signal.reason === TOO_LATE) {
      emit(element, 'shop-iframe-gateway-timeout', { method: config.method });
      void showAlert(texts.timeout).then(() => {
        if (!removed.aborted) reloadPage();
      });
    }
    return { message: '' };
  } finally {
    attempt.abort();
    showChallenge(undefined);
  }
}

async function waitForResult(
  order: Order,
  challenge: (size: ChallengeSize) => void,
  signal: AbortSignal,
): Promise<PaymentFailure | undefined> {
  const { element, config, frame, readCard } = order;
  const { method, controllerName, placeOrderUrl, saveOrderUrl, cgiUrl, timeoutTime: timeout } = config;
  const texts = textsOf(element, iframeGatewayTexts);
  const agreed = agreementIds(element);

  const information = await sendPaymentInformation({ method, ...(agreed && { extension_attributes: agreed }) }, signal);
  // Magento answers `false` if its limit of attempts stopped the request. A page, such as a login form, confirms nothing.
  if (!information.ok || !information.json()) return refusal(order, information);

  const form = orderForm(element, agreed?.agreement_ids ?? []);
  form.set('controller', controllerName);
  form.set('cc_type', readCard().type);
  const reply = await postForm(placeOrderUrl || saveOrderUrl, form, { signal, timeout });
  const saved = readOrderSave(reply, method);
  if (saved.fields === undefined) {
    if (saved.message !== '') void showAlert(saved.message);
    return refusal(order, reply, saved.message);
  }
  emit(element, 'shop-iframe-gateway-saved', { method });

  // Without its frame (the element was removed), the form would open a new window.
  if (frame.contentWindow === null) return failedWith(order, '');
  const answer = answerFrom(frame, signal);
  onChallenge(frame, cgiUrl, signal, challenge);
  const card = readCard();
  const takeBack = markCharged();
  signal.addEventListener('abort', () => {
    if (signal.reason === CANCELED || signal.reason === HOST_ENDED) takeBack();
  });
  postInto(frame, cgiUrl, { ...saved.fields, ...cardFields(card, config) });
  if (config.challenge === 'show') challenge(USUAL_SIZE);
  const { result, message } = await answer;
  if (result === 'approved') return undefined;
  takeBack();
  const reason = typeof message === 'string' ? message : replyText(message);
  return failedWith(order, withoutNumber(reason, card.number) || texts.declined);
}

/**
 * From now on, the gateway may charge the card, even if this page is closed.
 * @returns takes that back, after an attempt that charged nothing
 */
function markCharged(): () => void {
  const before = mayPayTwice();
  setMayPayTwice(true);
  return () => setMayPayTwice(before);
}

/** Fails with the shop's message, or opens the login page. */
function refusal(order: Order, reply: Reply, message = ''): PaymentFailure {
  const text = message || errorText(reply);
  if (text === undefined) processError(reply);
  return failedWith(order, text ?? '');
}

function failedWith({ element, config }: Order, message: string): PaymentFailure {
  emit(element, 'shop-iframe-gateway-error', { method: config.method, message });
  return { message };
}

/** Returns the gateway's fields, or the shop's error message. Success without fields is a failure without a message. */
function readOrderSave(reply: Reply, method: string): { fields?: Record<string, string>; message: string } {
  const body = reply.json();
  const saved = parse(orderSaveSchema, body);
  const entry = saved?.success ? parse(gatewayEntrySchema, isRecord(body) && body[method]) : undefined;
  if (reply.ok && entry !== undefined) return { fields: entry.fields, message: '' };
  return { message: replyText(saved?.error_messages) };
}
