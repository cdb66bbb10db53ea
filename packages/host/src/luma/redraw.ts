import { emit } from '@shop-elements/core';
import { guarded } from '../page/guard';
import { luma } from './luma';

declare global {
  interface GlobalEventHandlersEventMap {
    'contentType:redrawAfter': CustomEvent<{ element: HTMLElement }>;
  }
}

/** Page Builder's own name for: a part has come into view, so what measures itself has to measure again. */
export const REDRAW = 'contentType:redrawAfter';

/** Tells the page and, where it runs, Page Builder's own code that a part has come into view. */
export function announceRedraw(element: HTMLElement): void {
  emit(element, REDRAW, { element });
  guarded(`A listener to '${REDRAW}'`, () => luma.blockEvents()?.trigger(REDRAW, { element }));
}
