/** The way on: 1 where the text runs from left to right, -1 where it runs from right to left. */
export function onwardOf(element: Element): 1 | -1 {
  return getComputedStyle(element).direction === 'rtl' ? -1 : 1;
}
