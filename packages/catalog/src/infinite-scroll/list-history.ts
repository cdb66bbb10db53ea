import { onInterruption, withoutFragment } from '@shop-elements/dom';
import { sameOriginUrl } from '../shared/same-origin-url';
import { forgetPlace, rememberPages, rememberPlace } from './list-memory';
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
  let listed = withoutFragment(location.href);
  /** False once the URL is that of another list, which is still loading. */
  const isHere = (): boolean => withoutFragment(location.href) === listed;
  const remember = (newUrl: string): void => {
    if (!isHere()) return;
    listed = newUrl;
    rememberPages(list.pages(), listed);
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
