/**
 * Marks an element that a server has rendered with React, until React has taken its markup over. Up to then the element must
 * not change anything: React compares what it finds with what the server sent.
 */
export const HYDRATING = 'data-shop-hydrating';

export function isHydrating(element: Element): boolean {
  return element.hasAttribute(HYDRATING);
}
