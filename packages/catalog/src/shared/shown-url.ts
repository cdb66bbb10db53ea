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

/** Changes the URL of the shown list, for example to that of the page in view. Adds no history entry. */
export function replaceListUrl(state: object, url: string): void {
  history.replaceState(state, '', url);
  markListShown();
}
