import { onInterruption, withoutFragment } from '@shop-elements/dom';
import { sameOriginUrl } from '../shared/same-origin-url';
import { forgetPlace, rememberPages, rememberPlace, urlsOf } from './list-memory';
import { listUrl } from './list-url';
import { followView } from './page-in-view';
import type { PageList } from './page-list';

interface ListHistory {
  /** Call it after adding pages. */
  added(): void;
}

/**
 * Stores the list's pages and the scroll position in its history entry, until another list replaces it.
 * @param follows whether the URL follows the page in view
 */
export function startListHistory(list: PageList, follows: boolean, signal: AbortSignal): ListHistory {
  const printed = withoutFragment(location.href);
  let listed = printed;
  /** False once the URL is that of another list, which is still loading. */
  const isHere = (): boolean => withoutFragment(location.href) === listed;
  const remember = (newUrl: string): void => {
    if (!isHere()) return;
    listed = newUrl;
    const urls = urlsOf(list.pages());
    // After Back, the server prints the page of the entry's URL. It may lack a parameter that the first URL had, such as an
    // advertisement's.
    rememberPages(follows ? urls : urls.map((url) => (url === printed ? listed : url)), listed);
  };
  const leave = (): void => {
    if (isHere()) rememberPlace(list.pages());
  };
  // A router such as Turbo leaves the page after a click, without `pagehide`.
  for (const type of ['shop-layered-nav-load', 'click', 'pagehide'])
    window.addEventListener(type, leave, { signal, capture: true });
  // The place of the last leave no longer counts. Leaving stores a new one, but Chromium drops that if the page reloads.
  onInterruption(() => {
    if (isHere()) forgetPlace();
  }, signal);
  if (follows) {
    const stop = followView(list.pages, ({ url }) => {
      const newUrl = withoutFragment(sameOriginUrl(url) ?? listed);
      // The pages are stored already, perhaps with some that are still being restored.
      if (newUrl !== listed) remember(newUrl);
    });
    signal.addEventListener('abort', stop);
  }
  return {
    added: () => remember(follows ? listed : listUrl(list.pages().at(-1)?.url ?? listed, listed)),
  };
}
