import { useListener, useMethods } from '@shop-elements/core';
import {
  emptyMessageCookie,
  forgetSection,
  type Message,
  messagesFrom,
  type PostedMessage,
  readJsonCookie,
  type ServerMessage,
  watchSection,
} from '@shop-elements/host';
import { useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { newMessage, type ShownMessage, withMessages } from './message-list';
import type { MessagesConfig } from './messages.config';

/** What `<shop-messages>` offers to the page. */
export interface MessagesMethods {
  /** Shows one more message. `text` may hold the eight allowed tags. */
  add(message: Message): void;
  /** Takes every message away. */
  clear(): void;
}

export interface MessagesState {
  messages: readonly ShownMessage[];
  /** Takes one message away, because the shopper has read it. */
  dismiss(message: ShownMessage): void;
}

/**
 * The messages to show: the page load's, from the cookie; later ones, from the section; and those that scripts add. Texts
 * are shown once, whichever way they came.
 */
export function useMessages(element: HTMLElement, config: MessagesConfig): MessagesState {
  const { cookieName, section, timeout } = config;
  const [messages, setMessages] = useState(() =>
    withMessages(
      [],
      messagesFrom(readJsonCookie(cookieName)).map((message) => newMessage(message)),
    ),
  );
  const show = (added: readonly ServerMessage[]): void =>
    setMessages((shown) =>
      withMessages(
        shown,
        added.map((message) => newMessage(message)),
      ),
    );
  // A script says it now, so it is announced even if the same text is on the page from before.
  const add = (message: PostedMessage): void => {
    const [valid] = messagesFrom([message]);
    if (valid === undefined) return;
    const isRevealed = valid.type === 'error' && message.isSeen !== true;
    setMessages((shown) => [...shown.filter(({ text }) => text !== valid.text), newMessage(valid, isRevealed)]);
  };
  const clear = (): void => setMessages([]);
  useMethods<MessagesMethods>(element, { add, clear });

  useLayoutEffect(() => emptyMessageCookie(cookieName), [cookieName]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what shows them is always the same
  useEffect(() => followSection(section, show), [section]);

  useListener(document, 'shop-message', (event) => {
    // A page may have several message areas; the first one takes it.
    if (event.defaultPrevented) return;
    event.preventDefault();
    add(event.detail);
  });
  useListener(document, 'shop-messages-clear', clear);
  // A page from the back/forward cache still has the messages that were read before the shopper left it.
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted) clear();
  });

  useEffect(() => {
    if (timeout === 0 || messages.length === 0) return;
    const timer = setInterval(() => {
      // Not under the reader's eyes: as long as the pointer or the focus is on the messages they stay.
      if (!element.matches(':hover, :focus-within')) setMessages([]);
    }, timeout);
    return () => clearInterval(timer);
  }, [element, timeout, messages]);

  const dismiss = useCallback(
    ({ id }: ShownMessage) => setMessages((shown) => shown.filter((message) => message.id !== id)),
    [],
  );
  return { messages, dismiss };
}

/**
 * Passes on messages as they arrive in the section. Whatever it held when the page began is left over from an earlier page,
 * and is dropped. Shown messages are dropped at once, so that a shopper who leaves quickly does not see them again.
 */
function followSection(name: string, show: (messages: readonly ServerMessage[]) => void): () => void {
  let first = true;
  let leftOver: string;
  return watchSection(name, (section) => {
    const messages = messagesFrom(section?.messages);
    // Compares the whole section: its `data_id` counts seconds, and one second may bring two messages.
    const state = JSON.stringify(section);
    if (first) leftOver = state;
    const isNew = !first && (section?.data_id === undefined || state !== leftOver);
    first = false;
    if (messages.length === 0) return;
    if (isNew) show(messages);
    void forgetSection(name);
  });
}
