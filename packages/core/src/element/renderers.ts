import type { ReactNode } from 'react';

/** Renders an element's content into its root, as part of the app's own React tree. */
export type Renderer = (content: ReactNode, root: HTMLElement) => void;

const renderers = new WeakMap<HTMLElement, Renderer>();

export function rendererOf(element: HTMLElement): Renderer | undefined {
  return renderers.get(element);
}

/**
 * Makes another React tree render an element, which would otherwise have its own tree.
 * @returns removes the renderer
 */
export function renderWith(element: HTMLElement, renderer: Renderer): () => void {
  renderers.set(element, renderer);
  return () => void renderers.delete(element);
}
