/**
 * The element that a URL's fragment names, found as browsers find it: by the id as written, then decoded.
 * @param hash with its `#`
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decoded(id)));
}

/** A URL without its fragment, so that two places on one page compare as equal. */
export function withoutFragment(url: string): string {
  return url.replace(/#.*/, '');
}

function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    // A malformed sequence, such as in `#100%`.
    return id;
  }
}
