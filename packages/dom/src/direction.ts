/** The way on: 1 where the text runs from left to right, -1 where it runs from right to left. */
export function onwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}

/** Which part of an element's width lies before a point, from where the text begins; 0 to 1 while the point is inside. */
export function shareBefore(element: Element, clientX: number): number {
  const { left, right, width } = element.getBoundingClientRect();
  return (onwardOf(element) < 0 ? right - clientX : clientX - left) / width;
}
