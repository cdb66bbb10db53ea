import { useListener, useMethods } from '@shop-elements/core';
import {
  emptyMessageCookie,
  forgetSection,
  type Message,
  messagesFrom,
  readJsonCookie,
  watchSection,
} from '@shop-elements/host';
import { useEffect, useLayoutEffect, useState } from 'react';
import { withMessages } from './message-list';
import type { MessagesConfig } from './messages.config';

/** What `<shop-messages>` offers to the page. */
export interface MessagesMethods {
  /** Shows one more message. `text` may hold the eight allowed tags. */
  add(message: Message): void;
  /** Takes every message away. */
  clear(): void;
}

/**
 * The messages to show: the page load's, from the cookie; later ones, from the section; and those that scripts add. Texts
 * are shown once, whichever way they came.
 */
export function useMessages(element: HTMLElement, config: MessagesConfig): readonly Message[] {
  const { cookieName, section, timeout } = config;
  const [messages, setMessages] = useState(() => withMessages([], messagesFrom(readJsonCookie(cookieName))));
  const show = (added: readonly Message[]): void => setMessages((shown) => withMessages(shown, added));
  const add = (message: Message): void => show(messagesFrom([message]));
  const clear = (): void => setMessages([]);
  useMethods<MessagesMethods>(element, { add, clear });

  useLayoutEffect(() => emptyMessageCookie(cookieName), [cookieName]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what shows them is always the same
  useEffect(() => followSection(section, show), [section]);

  useListener<CustomEvent<Message>>(document, 'shop-message', (event) => {
    // A page may have several message areas; the first one takes it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    add(event.detail);
  });
  useListener(document, 'shop-messages-clear', clear);

  useEffect(() => {
    if (timeout === 0 || messages.length === 0) return;
    const timer = setInterval(() => {
      // Not under the reader's eyes: as long as the pointer or the focus is on the messages they stay.
      if (!element.matches(':hover, :focus-within')) setMessages([]);
    }, timeout);
    return () => clearInterval(timer);
  }, [element, timeout, messages]);

  return messages;
}

/**
 * Hands over messages as they arrive in the section. What the section held when the page began is left over from an
 * earlier page: it is dropped, not shown. What was shown is dropped at once, so that leaving quickly does not repeat it.
 */
function followSection(name: string, show: (messages: readonly Message[]) => void): () => void {
  let first = true;
  let leftOver: string;
  return watchSection(name, (section) => {
    const messages = messagesFrom(section?.messages);
    // The whole of it: its number counts seconds, in which a quick shopper gets another message.
    const state = JSON.stringify(section);
    if (first) leftOver = state;
    const isNew = !first && (section?.data_id === undefined || state !== leftOver);
    first = false;
    if (messages.length === 0) return;
    if (isNew) show(messages);
    void forgetSection(name);
  });
}
