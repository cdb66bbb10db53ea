/** The URL of the list on the page, without the anchor. */
let shownAddress: string | undefined;

/** Records that the page shows the list of the current URL. */
export function markListShown(): void {
  shownAddress = addressHere();
}

/** Whether the page shows the list of the current URL. An anchor makes no difference. */
export function isListShown(): boolean {
  return addressHere() === shownAddress;
}

/** Changes the URL of the shown list, for example to that of the page in view. Adds no history entry. */
export function replaceListAddress(state: object, address: string): void {
  history.replaceState(state, '', address);
  markListShown();
}

function addressHere(): string {
  return location.pathname + location.search;
}
