import { isRecord, textsOf } from '@shop-elements/core';
import { askConfirmation, prepareCleaner } from '@shop-elements/dom';
import { belongsToShop, formKey, ORDER_TIMEOUT, postForm, type Reply } from '@shop-elements/host';
import { ownFormsTexts } from './own-forms.texts';
import { showWaiting } from './show-waiting';

/**
 * Posts the data of a part of the page. If the shop does not respond, reports that and offers to retry, any number of times. The
 * page and the entered data stay as they are.
 * @param afterFailure called each time. Returns what to ask before retrying if that could do harm, else an empty text
 * @returns undefined if the shopper gives up
 */
export async function postOrAskAgain(
  part: HTMLElement,
  url: string,
  data: FormData,
  afterFailure?: () => string,
): Promise<Reply | undefined> {
  const { failed, tryAgain } = textsOf(part, ownFormsTexts, 'own-forms');
  // The form's key may be out of date, because the shopper may have logged in since.
  if (data.has('form_key') && belongsToShop(url)) data.set('form_key', formKey());
  let reply: Reply;
  let risk = '';
  do {
    showWaiting(part, true);
    [reply] = await Promise.all([postForm(url, data, { timeout: ORDER_TIMEOUT }), prepareCleaner()]);
    showWaiting(part, false);
    // Retrying neither restores a session nor creates a page.
    if (reply.ok || reply.status === 404 || hasNoSession(reply) || hasAnswer(reply)) return reply;
    risk = afterFailure?.() ?? '';
    // The element is gone, so there is nothing to retry.
    if (!part.isConnected) return undefined;
  } while (await askConfirmation(risk || failed, { confirm: tryAgain, isRisky: Boolean(risk) }));
  return undefined;
}

/** Whether the shop has refused the request because the session has ended. */
export function hasNoSession(reply: Reply): boolean {
  return reply.status === 401 || reply.headers.has('Login-Required');
}

/** Whether the reply is an answer despite its status: it has a `success`, an `error` or a `message`. */
function hasAnswer(reply: Reply): boolean {
  const json = reply.status < 500 ? reply.json() : undefined;
  return isRecord(json) && ['success', 'error', 'message'].some((name) => name in json);
}
