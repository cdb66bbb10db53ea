import type { ServerMessage } from '@shop-elements/host';

/** A message on the page. */
export interface ShownMessage extends ServerMessage {
  /** Another one for every time it is shown, so that a repeated message is announced again. */
  id: number;
  /** Scrolled into view when it appears: an error must not go unseen. */
  isRevealed: boolean;
}

/** The least severe first; a type that is not here counts as less than any. */
const severity = ['success', 'notice', 'warning', 'error'];

let last = 0;

/** A message that has not been shown yet. */
export function newMessage({ type, text }: ServerMessage, isRevealed = false): ShownMessage {
  last += 1;
  return { type, text, id: last, isRevealed };
}

/**
 * Adds messages to those shown, each text once. Of two with the same text the more severe type stays; Magento keeps the
 * first, so that an error can hide behind a success.
 */
export function withMessages(shown: readonly ShownMessage[], added: readonly ShownMessage[]): ShownMessage[] {
  const byText = new Map(shown.map((message) => [message.text, message]));
  for (const message of added) {
    const known = byText.get(message.text);
    if (known === undefined || rank(message) > rank(known)) byText.set(message.text, message);
  }
  return [...byText.values()];
}

/** Errors and warnings interrupt a screen reader; everything else waits its turn. */
export function isUrgent({ type }: ServerMessage): boolean {
  return type === 'error' || type === 'warning';
}

function rank({ type }: ServerMessage): number {
  return severity.indexOf(type);
}
