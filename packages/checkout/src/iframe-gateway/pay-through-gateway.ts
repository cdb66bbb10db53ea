import { emit, isRecord, parse, textsOf } from '@shop-elements/core';
import { showAlert } from '@shop-elements/dom';
import {
  addMessage,
  errorText,
  escapeMarkup,
  postForm,
  processError,
  type Reply,
  reloadPage,
  sendPaymentInformation,
} from '@shop-elements/host';
import type { CardFields } from '../shared/card/use-card-fields';
import { agreementIds } from '../shared/place-order';
import { limitAttempt, TOO_LATE } from './attempt-limits';
import { cardFields } from './gateway-fields';
import { answerFrom, postInto } from './gateway-frame';
import type { IframeGatewayConfig } from './iframe-gateway.config';
import { iframeGatewayTexts } from './iframe-gateway.texts';
import { orderForm } from './order-form';
import { gatewayEntrySchema, orderSaveSchema } from './order-save.schema';

/** Detail of `shop-iframe-gateway-saved` and `shop-iframe-gateway-timeout`. */
export interface GatewayEventDetail {
  method: string;
}

/** Detail of `shop-iframe-gateway-error`. */
export interface GatewayErrorDetail extends GatewayEventDetail {
  /** What the shopper reads; empty where the shop's reply said nothing. */
  message: string;
}

/** What an order through a gateway needs to know. */
interface Order {
  element: HTMLElement;
  config: IframeGatewayConfig;
  frame: HTMLIFrameElement;
  /** What is in the card's fields: read when it is posted, and kept nowhere. */
  readCard: CardFields['read'];
  /** Shows beside the form what no alert shows. */
  showNotice(notice: string): void;
  /** Aborts when the element leaves the page. */
  removed: AbortSignal;
}

/**
 * Saves the payment information and the order, posts the card into the frame, and waits until the gateway has answered, the
 * host page has shown a result, or the time is over.
 * @returns whether the card was accepted, so that the order may be placed
 */
export async function payThroughGateway(order: Order): Promise<boolean> {
  const { element, config, removed } = order;
  const attempt = new AbortController();
  const { signal } = attempt;
  limitAttempt(attempt, config.timeoutTime);
  removed.addEventListener('abort', () => attempt.abort(), { signal });
  try {
    return await untilAnswered(order, signal);
  } catch (error) {
    if (!signal.aborted) throw error;
    if (signal.reason === TOO_LATE) {
      emit<GatewayEventDetail>(element, 'shop-iframe-gateway-timeout', { method: config.method });
      void showAlert(textsOf(element, iframeGatewayTexts).timeout).then(() => {
        if (!removed.aborted) reloadPage();
      });
    }
    return false;
  } finally {
    attempt.abort();
  }
}

async function untilAnswered(order: Order, signal: AbortSignal): Promise<boolean> {
  const { element, config, frame, readCard, showNotice } = order;
  const { method, controllerName, placeOrderUrl, saveOrderUrl, cgiUrl, timeoutTime: timeout } = config;
  const texts = textsOf(element, iframeGatewayTexts);
  const failed = (message: string): false => {
    emit<GatewayErrorDetail>(element, 'shop-iframe-gateway-error', { method, message });
    return false;
  };
  const agreed = agreementIds(element);

  const information = await sendPaymentInformation({ method, ...(agreed && { extension_attributes: agreed }) }, signal);
  if (!information.ok) {
    processError(information);
    return failed(errorText(information) ?? '');
  }

  const form = orderForm(element, agreed?.agreement_ids ?? []);
  form.set('controller', controllerName);
  form.set('cc_type', readCard().type);
  const reply = await postForm(placeOrderUrl || saveOrderUrl, form, { signal, timeout });
  const saved = readOrderSave(reply, method);
  if (saved.fields === undefined) {
    if (saved.message !== '') void showAlert(saved.message);
    else showNotice(errorText(reply) ?? texts.timeout);
    return failed(saved.message);
  }
  emit<GatewayEventDetail>(element, 'shop-iframe-gateway-saved', { method });

  // Without its frame, as when the element was taken away, the post would open a window of its own.
  if (frame.contentWindow === null) return failed('');
  const answer = answerFrom(frame, signal);
  postInto(frame, cgiUrl, { ...saved.fields, ...cardFields(readCard(), config) });
  const { result, message } = await answer;
  if (result === 'approved') return true;
  addMessage({ type: 'error', text: escapeMarkup(message || texts.declined) });
  return failed(message || texts.declined);
}

/** The gateway's fields, or the shop's reason for having none. Success without fields is a failure without a reason. */
function readOrderSave(reply: Reply, method: string): { fields?: Record<string, string>; message: string } {
  const body = reply.json();
  const { success, error_messages: messages } = parse(orderSaveSchema, body) ?? { success: false, error_messages: '' };
  const entry = success ? parse(gatewayEntrySchema, isRecord(body) && body[method]) : undefined;
  if (reply.ok && entry !== undefined) return { fields: entry.fields, message: '' };
  return { message: typeof messages === 'string' ? messages : messages.join('\n') };
}
