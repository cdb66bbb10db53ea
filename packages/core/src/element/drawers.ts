import type { ReactNode } from 'react';

/** Renders an element's content into its root, as part of the app's own React tree. */
export type Drawer = (content: ReactNode, root: HTMLElement) => void;

const drawers = new WeakMap<HTMLElement, Drawer>();

export function drawerOf(element: HTMLElement): Drawer | undefined {
  return drawers.get(element);
}

/**
 * Makes another React tree render an element, which would otherwise have its own tree.
 * @returns removes the drawer
 */
export function drawIn(element: HTMLElement, drawer: Drawer): () => void {
  drawers.set(element, drawer);
  return () => void drawers.delete(element);
}
