/**
 * Calls back once the page has a match, at once if it has one already.
 * @returns stops waiting
 */
export function whenPresent(selector: string, act: () => void): () => void {
  const check = (): void => {
    if (document.querySelector(selector) === null) return;
    changes.disconnect();
    act();
  };
  const changes = new MutationObserver(check);
  changes.observe(document, { childList: true, subtree: true });
  check();
  return () => changes.disconnect();
}
