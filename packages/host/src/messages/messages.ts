import { emit, parse } from '@shop-elements/core';
import { plainText, showAlert } from '@shop-elements/dom';
import { clearHyvaMessages, showHyvaMessage } from '../hyva/hyva-page';
import { luma } from '../luma/luma';
import { readJsonCookie, writeCookie } from '../page/cookies';
import { guarded } from '../page/guard';
import { messageSchema } from './message.schema';

/** A message to the shopper, as the shop's own are. `text` is markup: it may hold the few tags the message area allows. */
export interface Message {
  type: 'success' | 'error' | 'warning' | 'notice';
  text: string;
}

/** A message from the server, whose extensions may have types of their own. */
export interface ServerMessage extends Omit<Message, 'type'> {
  type: string;
}

/** Detail of the `shop-message` event. */
export interface PostedMessage extends ServerMessage {
  /** The shopper sees it elsewhere too, beside what failed: the page must not scroll away from there. */
  isSeen?: boolean;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-message': CustomEvent<PostedMessage>;
    'shop-messages-clear': CustomEvent<null>;
  }
}

/**
 * Shows a message in the page's message area: `<shop-messages>`, else Luma's or Hyvä's own.
 * @returns whether the page has one
 */
export function postMessage(message: PostedMessage): boolean {
  if (!emit(document, 'shop-message', message, { cancelable: true })) return true;
  const { type, text } = message;
  if (showHyvaMessage(type, text)) return true;
  if (!luma.hasMessageArea()) return false;
  void luma.customerDataWhenRunning().then((data) => {
    guarded('customer-data.set()', () => data?.set('messages', { messages: [{ type, text }] }));
  });
  return true;
}

/** Shows a message in the page's message area. On a page without one, an error opens a dialog: no failure goes unseen. */
export function addMessage(message: ServerMessage): void {
  if (!postMessage(message) && message.type === 'error') void showAlert(plainText(message.text));
}

/** Takes every message off the page, as before a new attempt. */
export function clearMessages(): void {
  emit(document, 'shop-messages-clear', null);
  clearHyvaMessages();
}

/** Through it the server hands messages to the next page. */
const COOKIE = 'mage-messages';

/** Shows what a call has left for a next page that does not come. */
export function showCookieMessages(): void {
  const left = messagesFrom(readJsonCookie(COOKIE));
  emptyMessageCookie(COOKIE);
  left.forEach(addMessage);
}

/** The messages in a cookie's or a section's JSON. What is no message is left out. */
export function messagesFrom(json: unknown): ServerMessage[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [];
  return list.flatMap((entry) => {
    const message = parse(messageSchema, entry);
    if (message === undefined) return [];
    return [{ ...message, type: /^[a-z-]+$/.test(message.type) ? message.type : 'notice' }];
  });
}

/** Emptied rather than deleted, as Luma leaves it; the server's cookie has no domain, so this one has none either. */
export function emptyMessageCookie(name: string): void {
  writeCookie(name, '', { lifetime: 3600, sameSite: 'strict', path: '/' });
}
