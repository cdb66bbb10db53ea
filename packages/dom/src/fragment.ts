import { isShown } from './is-shown';

/**
 * The element that a URL's fragment names, found as browsers find it: by the id as written, then decoded.
 * @param hash with its `#`
 */
export function fragmentTarget(hash: string): HTMLElement | null {
  const id = hash.slice(1);
  return id === '' ? null : (document.getElementById(id) ?? document.getElementById(decoded(id)));
}

/** Opens a part of the page, and scrolls to the URL's target if that was hidden, because browsers can't scroll to it then. */
export function revealTarget(open: () => void): void {
  const target = fragmentTarget(location.hash);
  const wasHidden = target !== null && !isShown(target);
  open();
  if (wasHidden) target.scrollIntoView();
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
