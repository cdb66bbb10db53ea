import { isRecord, textsOf } from '@shop-elements/core';
import { askConfirmation, prepareCleaner } from '@shop-elements/dom';
import { belongsToShop, ORDER_TIMEOUT, postForm, type Reply, readCookie } from '@shop-elements/host';
import { ownFormsTexts } from './own-forms.texts';
import { showWaiting } from './show-waiting';

/**
 * Posts what a part of the page holds. When the shop cannot answer, says so and offers to try again, as often as the shopper
 * likes: the page and everything filled in stay as they are.
 * @param question what to ask before another try, where that could do harm
 * @returns undefined when the shopper has given up
 */
export async function postOrAskAgain(
  part: HTMLElement,
  url: string,
  data: FormData,
  question?: string,
): Promise<Reply | undefined> {
  const { failed, tryAgain } = textsOf(part, ownFormsTexts, 'own-forms');
  // The key that stands in the form is older than the cookie's: since then the shopper may have logged in.
  const key = readCookie('form_key');
  if (key && data.has('form_key') && belongsToShop(url)) data.set('form_key', key);
  let reply: Reply;
  do {
    showWaiting(part, true);
    [reply] = await Promise.all([postForm(url, data, { timeout: ORDER_TIMEOUT }), prepareCleaner()]);
    showWaiting(part, false);
    // Another try does not bring the session back.
    if (reply.ok || reply.status === 401 || reply.headers.has('Login-Required') || isRefusal(reply)) return reply;
    // The element is gone, so there is nothing to retry.
    if (!part.isConnected) return undefined;
  } while (await askConfirmation(question ?? failed, { confirm: tryAgain, isRisky: question !== undefined }));
  return undefined;
}

/** The shop did answer, in the words of its replies: each says `success` or `error`. */
function isRefusal(reply: Reply): boolean {
  const json = reply.status < 500 ? reply.json() : undefined;
  return isRecord(json) && ('success' in json || 'error' in json);
}
