import { emit } from '@shop-elements/core';
import { guarded } from '../page/guard';
import type { LumaBlockEvents } from './luma-modules';
import { loadedModule } from './require-js';

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
  const blockEvents = loadedModule<LumaBlockEvents>('Magento_PageBuilder/js/events');
  guarded(`A listener to '${REDRAW}'`, () => blockEvents?.trigger(REDRAW, { element }));
}
