import { emit, isPageParsed, parse, type ShopErrorDetail, whenPageParsed } from '@shop-elements/core';
import { plainText, showAlert } from '@shop-elements/dom';
import { clearHyvaMessages, showHyvaMessage } from '../hyva/hyva-page';
import { luma } from '../luma/luma';
import { readCookie, readJsonCookie, writeCookie } from '../page/cookies';
import { guarded } from '../page/guard';
import { messageListSchema, messageSchema } from './message.schema';

/** A message to the shopper. `text` is markup: it may contain the few tags that the message area allows. */
export interface Message {
  type: 'success' | 'error' | 'warning' | 'notice';
  text: string;
}

/** A message from the server, whose extensions may use their own types. */
export interface ServerMessage extends Omit<Message, 'type'> {
  type: string;
}

/** Detail of the `shop-message` event. */
export interface PostedMessage extends ServerMessage {
  /** Whether it also shows next to what failed. The message area then doesn't scroll into view. */
  isSeen?: boolean;
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-message': CustomEvent<PostedMessage>;
    'shop-messages-clear': CustomEvent<null>;
  }
}

/** Scrolls to the page's messages, after an action whose result the shop puts there. */
export function revealMessages(): void {
  document.querySelector('shop-messages, .page.messages')?.scrollIntoView({ block: 'nearest' });
}

/** Messages for a `<shop-messages>` that has not rendered yet. */
let waiting: PostedMessage[] = [];

/** Takes the messages that were added before the page's message area rendered. */
export function takeWaitingMessages(): readonly PostedMessage[] {
  const messages = waiting;
  waiting = [];
  return messages;
}

/** If `<shop-messages>` can't render, shows its messages elsewhere, so that no failure stays hidden. */
function showElsewhere({ detail }: CustomEvent<ShopErrorDetail>): void {
  if (detail.tag === 'shop-messages') takeWaitingMessages().forEach(addMessage);
}

/** Whether the page has a `<shop-messages>` that has not rendered yet: one that has would have handled the event. */
function hasUnrenderedArea(): boolean {
  return document.querySelector('shop-messages:not([data-state="error"])') !== null;
}

/**
 * Shows a message in the page's message area: `<shop-messages>`, or Luma's or Hyvä's own.
 * @returns whether the page has one
 */
export function postMessage(message: PostedMessage): boolean {
  if (!emit(document, 'shop-message', message, { cancelable: true })) return true;
  const { type, text } = message;
  if (showHyvaMessage(type, text)) return true;
  if (hasUnrenderedArea()) {
    waiting.push(message);
    // Adding the same listener again has no effect.
    document.addEventListener('shop-error', showElsewhere);
    return true;
  }
  if (!luma.hasMessageArea()) return false;
  void luma.customerDataWhenRunning().then((data) => {
    if (data !== undefined) guarded('customer-data.set()', () => data.set('messages', { messages: [{ type, text }] }));
    else if (type === 'error') void showAlert(plainText(text));
  });
  return true;
}

/**
 * Shows a message in the page's message area. Without one, errors open a dialog, so that no failure stays hidden, and other
 * messages wait until the page adds a `<shop-messages>`.
 */
export function addMessage(message: ServerMessage): void {
  if (postMessage(message)) return;
  if (message.type !== 'error') waiting.push(message);
  else if (isPageParsed()) void showAlert(plainText(message.text));
  else whenPageParsed(() => addMessage(message));
}

/** Removes all messages from the page, before a new attempt. */
export function clearMessages(): void {
  waiting = [];
  emit(document, 'shop-messages-clear', null);
  clearHyvaMessages();
}

/** The cookie in which the server passes messages to the next page. */
const COOKIE = 'mage-messages';

/** Shows messages that a request left for the next page, when there is no next page. */
export function showCookieMessages(): void {
  const left = messagesFrom(readJsonCookie(COOKIE));
  emptyMessageCookie(COOKIE);
  left.forEach(addMessage);
}

/** Parses the messages in a cookie's or a section's JSON. Skips invalid entries, and those without a text. */
export function messagesFrom(json: unknown): ServerMessage[] {
  const list = parse(messageListSchema, json) ?? [];
  return list.flatMap((entry) => {
    const message = parse(messageSchema, entry);
    if (message === undefined || message.text.trim() === '') return [];
    return [{ ...message, type: /^[a-z-]+$/.test(message.type) ? message.type : 'notice' }];
  });
}

/**
 * Empties the cookie rather than deleting it, like Luma. Sets no domain, because the server's cookie has none. Its path is the shop's
 * folder, which pages don't always print: goes down the folders of the URL, with and without a slash at the end.
 */
export function emptyMessageCookie(name: string): void {
  const { pathname } = location;
  for (const { index, 0: part } of pathname.matchAll(/\/|[^/]+/g)) {
    writeCookie(name, '', { lifetime: 3600, sameSite: 'strict', path: pathname.slice(0, index + part.length) });
    if (!readCookie(name)) return;
  }
}
