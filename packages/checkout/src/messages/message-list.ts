import type { Message } from '@shop-elements/host';

export type { Message };

/** The least severe first; a type that is not here counts as less than any. */
const severity = ['success', 'notice', 'warning', 'error'];

/**
 * Adds messages to those shown, each text once. Of two with the same text the more severe type stays: better than the
 * reference, where the first one wins and an error can hide behind a success.
 */
export function withMessages(shown: readonly Message[], added: readonly Message[]): Message[] {
  const byText = new Map(shown.map((message) => [message.text, message]));
  for (const message of added) {
    const known = byText.get(message.text);
    if (known === undefined || rank(message) > rank(known)) byText.set(message.text, message);
  }
  return [...byText.values()];
}

function rank({ type }: Message): number {
  return severity.indexOf(type);
}
