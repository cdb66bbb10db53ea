import { emit } from '@shop-elements/core';
import { guarded } from '../page/guard';
import { luma } from './luma';

declare global {
  interface GlobalEventHandlersEventMap {
    'contentType:redrawAfter': CustomEvent<{ element: HTMLElement }>;
  }
}

/** Page Builder's event for content that became visible, so that widgets can measure themselves again. */
export const REDRAW = 'contentType:redrawAfter';

/** Announces to the page, and to Page Builder's own code if it runs, that content became visible. */
export function announceRedraw(element: HTMLElement): void {
  emit(element, REDRAW, { element });
  guarded(`A listener to '${REDRAW}'`, () => luma.blockEvents()?.trigger(REDRAW, { element }));
}
