import { parse } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { type GatewayAnswer, gatewayAnswerSchema } from './gateway-answer.schema';

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
 * Waits for what the shop's return page in the frame says. Another origin, another window or another shape is not heard.
 * @param signal ends the waiting; the promise then rejects
 */
export function answerFrom(frame: HTMLIFrameElement, signal: AbortSignal): Promise<GatewayAnswer> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason));
    window.addEventListener(
      'message',
      ({ origin, source, data }) => {
        if (origin !== location.origin || source !== frame.contentWindow) return;
        const answer = parse(gatewayAnswerSchema, data);
        if (answer !== undefined) resolve(answer);
      },
      { signal },
    );
  });
}
