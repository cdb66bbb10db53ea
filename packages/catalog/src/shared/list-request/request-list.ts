import { prepareCleaner } from '@shop-elements/dom';
import { request } from '@shop-elements/host';
import type { ListReply } from './read-reply';

/**
 * Requests a list. A stock shop replies with the whole page, the Ajax add-on with JSON; older versions of the add-on need a POST.
 * Loads the code that reads the reply at the same time.
 * @returns undefined if the request failed or was aborted, or if there is nothing to show
 */
export async function requestList(
  url: string,
  method: 'get' | 'post',
  signal: AbortSignal,
): Promise<ListReply | undefined> {
  const post = { method: 'POST', form: new URLSearchParams({ isAjax: '1' }) } as const;
  const response = request(url, { signal, cache: 'no-store', ...(method === 'post' && post) }).catch(() => undefined);
  const code = Promise.all([import('./read-reply'), prepareCleaner()]).catch(() => undefined);
  let isLeaving = false;
  const leave = (): void => {
    isLeaving = true;
  };
  window.addEventListener('beforeunload', leave);
  const reply = await response;
  window.removeEventListener('beforeunload', leave);
  // Firefox ends a page's requests when the shopper follows a link. After a link to a download, the page stays.
  if (isLeaving && reply?.status === 0) return requestList(url, method, signal);
  if (!reply?.ok) return undefined;
  const [reader] = (await code) ?? [];
  return reader?.readReply(reply);
}
