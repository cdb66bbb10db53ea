import { isRecord } from '@shop-elements/core';
import { pathHere } from './path-here';

/** The URL of the list on the page, without the anchor. */
let shownUrl: string | undefined;

/** Records that the page shows the list of the current URL. */
export function markListShown(): void {
  shownUrl = pathHere();
}

/** Whether the page shows the list of the current URL. An anchor makes no difference. */
export function isListShown(): boolean {
  return pathHere() === shownUrl;
}

/**
 * Adds a history entry for another list. Keeps the state that a router of the page, such as Turbo, stores in each entry to recognize
 * it after Back, but not what `<shop-infinite-scroll>` remembers of the list before.
 */
export function pushListUrl(url: string): void {
  const state: unknown = history.state;
  if (isRecord(state)) {
    const { shopPages, shopPlace, ...ofPage } = state;
    history.pushState(ofPage, '', url);
  } else {
    history.pushState(state, '', url);
  }
}

/** Changes the URL of the shown list, for example to that of the page in view. Adds no history entry. */
export function replaceListUrl(state: object, url: string): void {
  history.replaceState(state, '', url);
  markListShown();
}
