import type { ReactNode } from 'react';

/** Draws an element's content into its root, as part of a React tree that the page already has. */
export type Drawer = (content: ReactNode, root: HTMLElement) => void;

const drawers = new WeakMap<HTMLElement, Drawer>();

export function drawerOf(element: HTMLElement): Drawer | undefined {
  return drawers.get(element);
}

/**
 * Lets another React tree draw an element, which would otherwise have a tree of its own.
 * @returns takes the drawer away
 */
export function drawIn(element: HTMLElement, drawer: Drawer): () => void {
  drawers.set(element, drawer);
  return () => void drawers.delete(element);
}
