import { parse } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { type ChallengeSize, challengeSchema, type GatewayAnswer, gatewayAnswerSchema } from './gateway-answer.schema';

/**
 * Posts the card into the frame. The inputs are text fields of a form that is not shown: a hidden input would write its
 * value into an attribute. They are gone again before anything else runs.
 */
export function postInto(frame: HTMLIFrameElement, url: string, fields: Readonly<Record<string, string>>): void {
  const form = make('form', { method: 'post', action: url, target: frame.name, hidden: true });
  for (const name of Object.keys(fields)) form.append(make('input', { name, value: fields[name] ?? '' }));
  document.body.append(form);
  // From the prototype: a field may be named `submit`.
  HTMLFormElement.prototype.submit.call(form);
  form.replaceWith();
}

/**
 * Waits for the answer of the shop's return page in the frame. Messages of another origin, another window or another shape
 * are ignored.
 * @param signal ends the waiting; the promise then rejects
 */
export function answerFrom(frame: HTMLIFrameElement, signal: AbortSignal): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    hearFrame(frame, [location.origin], signal, (data) => {
      const answer = parse(gatewayAnswerSchema, data);
      if (answer !== undefined) resolve(answer);
    });
  });
}

/** Hears that a page in the frame, the gateway's or the shop's, wants to be seen. */
export function onChallenge(
  frame: HTMLIFrameElement,
  gatewayUrl: string,
  signal: AbortSignal,
  show: (size: ChallengeSize) => void,
): void {
  const origins = [location.origin, new URL(gatewayUrl, location.href).origin];
  hearFrame(frame, origins, signal, (data) => {
    const message = parse(challengeSchema, data);
    if (message !== undefined) show(message.challenge);
  });
}

function hearFrame(
  frame: HTMLIFrameElement,
  origins: readonly string[],
  signal: AbortSignal,
  heard: (data: unknown) => void,
): void {
  window.addEventListener(
    'message',
    ({ origin, source, data }) => {
      if (origins.includes(origin) && source === frame.contentWindow) heard(data);
    },
    { signal },
  );
}
