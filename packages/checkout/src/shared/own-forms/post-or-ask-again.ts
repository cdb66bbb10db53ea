import { textsOf } from '@shop-elements/core';
import { askConfirmation, prepareCleaner } from '@shop-elements/dom';
import { ORDER_TIMEOUT, postForm, type Reply } from '@shop-elements/host';
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
  let reply: Reply;
  do {
    showWaiting(part, true);
    [reply] = await Promise.all([postForm(url, data, { timeout: ORDER_TIMEOUT }), prepareCleaner()]);
    showWaiting(part, false);
    // Another try does not bring the session back.
    if (reply.ok || reply.status === 401 || reply.headers.has('Login-Required')) return reply;
    // The element is gone, so there is nothing to retry.
    if (!part.isConnected) return undefined;
  } while (await askConfirmation(question ?? failed, { confirm: tryAgain, isRisky: question !== undefined }));
  return undefined;
}
