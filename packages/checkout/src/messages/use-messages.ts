import { useListener, useMethods, whenPageVisited } from '@shop-elements/core';
import {
  emptyMessageCookie,
  forgetSection,
  type Message,
  messagesFrom,
  type PostedMessage,
  readJsonCookie,
  type ServerMessage,
  takeWaitingMessages,
  watchSection,
} from '@shop-elements/host';
import { type Dispatch, type SetStateAction, useCallback, useEffect, useLayoutEffect, useState } from 'react';
import { newMessage, type ShownMessage, withMessages } from './message-list';
import type { MessagesConfig } from './messages.config';

/** Methods of `<shop-messages>`. */
export interface MessagesMethods {
  /** Adds a message. Its `text` may contain the eight allowed tags. */
  add(message: Message): void;
  /** Removes every message. */
  clear(): void;
}

export interface MessagesState {
  messages: readonly ShownMessage[];
  /** Removes one message. */
  dismiss(message: ShownMessage): void;
}

const taken = new WeakSet<object>();

/**
 * Whether no other area has shown the messages of this event or section: if a page has several, the first one does. Canceling the
 * event is not enough, because a page's own event may not be cancelable.
 */
function isFirstTaker(source: object): boolean {
  if (taken.has(source)) return false;
  taken.add(source);
  return true;
}

/**
 * Collects messages from the cookie (of the page load), from the section (of later requests) and from scripts. Shows each text
 * once, whatever its source.
 */
export function useMessages(element: HTMLElement, { cookieName, section, timeout }: MessagesConfig): MessagesState {
  const [messages, setMessages] = useState<readonly ShownMessage[]>([]);
  useCookieMessages(cookieName, setMessages);
  useSectionMessages(section, setMessages);
  usePostedMessages(element, setMessages);
  useTimeout(element, timeout, messages, setMessages);
  const dismiss = useCallback(
    ({ id }: ShownMessage) => setMessages((shown) => shown.filter((message) => message.id !== id)),
    [],
  );
  return { messages, dismiss };
}

type SetMessages = Dispatch<SetStateAction<readonly ShownMessage[]>>;

/** Shows the messages that came with the page, and empties their cookie. */
function useCookieMessages(name: string, setMessages: SetMessages): void {
  useLayoutEffect(() => {
    const ended = new AbortController();
    whenPageVisited(() => {
      const added = messagesFrom(readJsonCookie(name)).map((message) => ({ ...newMessage(message), isFromPage: true }));
      // Most pages have none, so nothing has to render again.
      if (added.length > 0) setMessages((shown) => withMessages(shown, added));
      emptyMessageCookie(name);
    }, ended.signal);
    return () => ended.abort();
  }, [name, setMessages]);
}

/**
 * Shows the messages of later requests. As in Luma, they replace those of the previous request, even if there are none: otherwise,
 * each product put into the cart would add another one, and "You added Tea" would stay when Tea is removed.
 */
function useSectionMessages(section: string, setMessages: SetMessages): void {
  useEffect(() => {
    const show = (added: readonly ServerMessage[]): void =>
      setMessages((shown) =>
        withMessages(
          shown.filter(({ isFromSection }) => !isFromSection),
          added.map((message) => ({ ...newMessage(message), isFromSection: true })),
        ),
      );
    const ended = new AbortController();
    whenPageVisited(() => {
      ended.signal.addEventListener('abort', followSection(section, show));
    }, ended.signal);
    return () => ended.abort();
  }, [section, setMessages]);
}

/** Shows the messages of scripts, by method and by event, and removes all messages when they ask for it. */
function usePostedMessages(element: HTMLElement, setMessages: SetMessages): void {
  const add = (message: PostedMessage): void => setMessages((shown) => withPosted(shown, message));
  const clear = (): void => setMessages([]);
  useMethods<MessagesMethods>(element, { add, clear });
  useListener(document, 'shop-message', (event) => {
    if (event.defaultPrevented || !isFirstTaker(event)) return;
    event.preventDefault();
    add(event.detail);
  });
  useListener(document, 'shop-messages-clear', clear);
  useEffect(() => {
    for (const message of takeWaitingMessages()) setMessages((shown) => withPosted(shown, message));
  }, [setMessages]);
  // A page restored from the back/forward cache still contains messages that the shopper has already read.
  useListener(window, 'pageshow', ({ persisted }) => {
    if (persisted) clear();
  });
}

/** Adds a script's message, which is announced even if the same text is already shown. */
function withPosted(shown: readonly ShownMessage[], message: PostedMessage): readonly ShownMessage[] {
  const [valid] = messagesFrom([message]);
  if (valid === undefined) return shown;
  const isRevealed = valid.type === 'error' && message.isSeen !== true;
  return [...shown.filter(({ text }) => text !== valid.text), newMessage(valid, isRevealed)];
}

/** Removes all messages some time after the last change. */
function useTimeout(
  element: HTMLElement,
  timeout: number,
  messages: readonly ShownMessage[],
  setMessages: SetMessages,
): void {
  useEffect(() => {
    if (timeout === 0 || messages.length === 0) return;
    const timer = setInterval(() => {
      // Keeps messages that the shopper may be reading, or has not seen in a hidden tab.
      if (!document.hidden && !element.matches(':hover, :focus-within')) setMessages([]);
    }, timeout);
    return () => clearInterval(timer);
  }, [element, timeout, messages, setMessages]);
}

/**
 * Reports messages as they arrive in the section. Drops what it contained at the start, which is from an earlier page. Removes
 * shown messages from the section at once, so that the next page does not show them again.
 */
function followSection(name: string, show: (messages: readonly ServerMessage[]) => void): () => void {
  let first = true;
  let leftOver: string;
  return watchSection(name, (section) => {
    const messages = messagesFrom(section?.messages);
    // Compares the whole section: its `data_id` counts seconds, and one second may bring two messages.
    const state = JSON.stringify(section);
    if (first) leftOver = state;
    const isNew = !first && section !== undefined && (section.data_id === undefined || state !== leftOver);
    first = false;
    // An answer without messages is for every area: each removes what an earlier one brought.
    if (isNew && (messages.length === 0 || isFirstTaker(section))) show(messages);
    if (messages.length > 0) void forgetSection(name);
  });
}
