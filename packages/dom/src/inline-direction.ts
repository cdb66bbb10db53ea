/** The direction in which text continues: 1 for left to right, -1 for right to left. */
export function inlineDirection(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** The share of an element's width before a point, measured from the inline start: 0 to 1 inside the element. */
export function shareBefore(element: Element, clientX: number): number {
  const { left, right, width } = element.getBoundingClientRect();
  return (inlineDirection(element) < 0 ? right - clientX : clientX - left) / width;
}
