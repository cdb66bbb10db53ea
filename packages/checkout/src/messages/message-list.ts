import type { ServerMessage } from '@shop-elements/host';

/** A message on the page. */
export interface ShownMessage extends ServerMessage {
  /** New each time a message is added, so that a repeated message is announced again. */
  id: number;
  /** Whether it scrolls into view when it appears, as errors do. */
  isRevealed: boolean;
  /** Whether it came with the section. The next messages from there replace it. */
  isFromSection?: boolean;
  /** Whether it came with the page. A later request may bring the same text again. */
  isFromPage?: boolean;
}

/** The least severe first. Unknown types rank below all of them. */
const severity = ['success', 'notice', 'warning', 'error'];

let last = 0;

export function newMessage({ type, text }: ServerMessage, isRevealed = false): ShownMessage {
  last += 1;
  return { type, text, id: last, isRevealed };
}

/**
 * Adds messages to the shown ones, each text once. If two have the same text, the more severe one stays. Magento keeps the
 * first, so a success can hide an error.
 */
export function withMessages(shown: readonly ShownMessage[], added: readonly ShownMessage[]): ShownMessage[] {
  const byText = new Map(shown.map((message) => [message.text, message]));
  for (const message of added) {
    const existing = byText.get(message.text);
    const isRepeated = message.isFromSection && existing?.isFromPage && rank(message) === rank(existing);
    if (existing === undefined || isRepeated || rank(message) > rank(existing)) byText.set(message.text, message);
  }
  return [...byText.values()];
}

/** Whether a screen reader announces a message at once, as it does errors and warnings. */
export function isUrgent({ type }: ServerMessage): boolean {
  return type === 'error' || type === 'warning';
}

function rank({ type }: ServerMessage): number {
  return severity.indexOf(type);
}
