/** What the fragment of an address leads to; by default that of the page's own. */
export function addressedPart(hash = location.hash): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}
