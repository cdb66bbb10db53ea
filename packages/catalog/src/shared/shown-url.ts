import { isRecord } from '@shop-elements/core';
import { pathHere } from './path-here';

/** The path and query of the list on the page. */
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
 * Whether the current history entry is a list of this page. After Back to another kind of page, a router of the page, such as Turbo,
 * shows it.
 */
export function isListEntry(): boolean {
  return entryState().shopList === true || location.pathname === shownUrl?.split('?')[0];
}

/** The current entry's state, if it has parts. Unchecked, because the page's own scripts write to the history, too. */
export function entryState(): Readonly<Record<string, unknown>> {
  const state: unknown = history.state;
  return isRecord(state) ? state : {};
}

/**
 * Adds a history entry for another list. Keeps the state that a router of the page, such as Turbo, stores in each entry to recognize
 * it after Back, but not what `<shop-infinite-scroll>` remembers of the list before. If the path changes, marks both entries as lists
 * of this page.
 */
export function pushListUrl(url: string): void {
  const isSamePath = new URL(url, document.baseURI).pathname === location.pathname;
  if (!isSamePath) history.replaceState({ ...entryState(), shopList: true }, '');
  const { shopPages, shopPlace, ...ofPage } = entryState();
  // A page without a state may ask whether an entry has one.
  history.pushState(isRecord(history.state) ? ofPage : history.state, '', url);
}

/** Changes the URL of the shown list, for example to that of the page in view. Adds no history entry. */
export function replaceListUrl(state: object, url: string): void {
  history.replaceState(state, '', url);
  markListShown();
}
