import { parse } from '@shop-elements/core';
import { messageSchema } from './message.schema';

/** One message as a shop sends it. `text` is markup from outside. */
export interface Message {
  type: string;
  text: string;
}

/** The most severe first; a type that is not here counts as a notice. */
const severity = ['error', 'warning', 'notice', 'success'];

/** The messages in a cookie's or a section's JSON. What is no message is left out. */
export function messagesFrom(json: unknown): Message[] {
  const list: readonly unknown[] = Array.isArray(json) ? json : [];
  return list.flatMap((entry) => {
    const message = parse(messageSchema, entry);
    if (message === undefined) return [];
    return [{ ...message, type: /^[a-z-]+$/.test(message.type) ? message.type : 'notice' }];
  });
}

/**
 * Adds messages to those shown, each text once. Of two with the same text the more severe type stays: better than the
 * reference, where the first one wins and an error can hide behind a success.
 */
export function withMessages(shown: readonly Message[], added: readonly Message[]): Message[] {
  const byText = new Map(shown.map((message) => [message.text, message]));
  for (const message of added) {
    const known = byText.get(message.text);
    if (known === undefined || rank(message) < rank(known)) byText.set(message.text, message);
  }
  return [...byText.values()];
}

function rank({ type }: Message): number {
  const index = severity.indexOf(type);
  return index === -1 ? severity.indexOf('notice') : index;
}
