import { parse, removeNode } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { type ChallengeSize, challengeSchema, type GatewayAnswer, gatewayAnswerSchema } from './gateway-replies.schema';

/**
 * Posts the card into the frame, with text inputs in a hidden form: `type="hidden"` would expose the values in attributes. Removes
 * the form before any other code runs.
 */
export function postInto(frame: HTMLIFrameElement, url: string, fields: Readonly<Record<string, string>>): void {
  const form = make('form', { method: 'post', action: url, target: frame.name, hidden: true });
  for (const name of Object.keys(fields)) form.append(make('input', { name, value: fields[name] ?? '' }));
  document.body.append(form);
  // From the prototype: a field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  removeNode(form);
}

/**
 * Waits for the message of the shop's return page in the frame. Ignores messages from another origin or window, or of another
 * shape.
 * @param signal stops waiting and rejects the promise
 */
export function answerFrom(frame: HTMLIFrameElement, signal: AbortSignal): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    listenToFrame(frame, [location.origin], signal, (data) => {
      const answer = parse(gatewayAnswerSchema, data);
      if (answer !== undefined) resolve(answer);
    });
  });
}

/** Calls back when a page in the frame, the gateway's or the shop's, asks to be shown. */
export function onChallenge(
  frame: HTMLIFrameElement,
  gatewayUrl: string,
  signal: AbortSignal,
  show: (size: ChallengeSize) => void,
): void {
  const origins = [location.origin, new URL(gatewayUrl, location.href).origin];
  listenToFrame(frame, origins, signal, (data) => {
    const message = parse(challengeSchema, data);
    if (message !== undefined) show(message.challenge);
  });
}

function listenToFrame(
  frame: HTMLIFrameElement,
  origins: readonly string[],
  signal: AbortSignal,
  listener: (data: unknown) => void,
): void {
  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (origins.includes(origin) && source === frame.contentWindow) listener(data);
    },
    { signal },
  );
}
