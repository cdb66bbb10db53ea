/** Set only in the linked style sheet, so that we recognize it under any file name, even merged. */
const MARK = '--shop-elements-linked';

/** Whether the page has, or is about to load, our style sheet. Its name may have a version, as in `shop-elements.min.css`. */
export function isLinked(): boolean {
  const marked = getComputedStyle(document.documentElement).getPropertyValue(MARK) !== '';
  return marked || document.querySelector('link[rel~="stylesheet"][href*="shop-elements."]') !== null;
}
