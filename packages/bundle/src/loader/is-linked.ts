/** Set in the linked style sheet only: tells that the page has it, under whatever name it was merged into. */
const MARK = '--shop-elements-linked';

/** Whether the page has our style sheet, or is about to. */
export function isLinked(): boolean {
  const marked = getComputedStyle(document.documentElement).getPropertyValue(MARK) !== '';
  return marked || document.querySelector('link[rel~="stylesheet"][href*="shop-elements"]') !== null;
}
