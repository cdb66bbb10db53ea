/**
 * Marks an element that a server has rendered with React, until React has hydrated it. Until then, the element must not change its
 * markup, because React compares that markup with what it renders.
 */
export const HYDRATING = 'data-shop-hydrating';

export function isHydrating(element: Element): boolean {
  return element.hasAttribute(HYDRATING);
}
