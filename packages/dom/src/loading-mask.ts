import { removeNode } from '@shop-elements/core';
import { make } from './make';
import { commonTexts } from './texts';

const running = new Set<() => void>();
let mask: HTMLElement | undefined;

/**
 * Covers the page during an operation that must not be disturbed. Calls can overlap: the mask stays until all of them have
 * ended.
 * @returns ends this call; safe to call twice
 */
export function showLoadingMask(): () => void {
  if (mask === undefined) show();
  const stop = (): void => {
    running.delete(stop);
    if (running.size === 0) hide();
  };
  running.add(stop);
  return stop;
}

function show(): void {
  mask = make('div', { className: 'shop-loader shop-spinner', textContent: commonTexts().loading });
  mask.setAttribute('role', 'status');
  document.body.append(mask);
  window.addEventListener('pageshow', afterBack);
}

function hide(): void {
  removeNode(mask);
  mask = undefined;
  window.removeEventListener('pageshow', afterBack);
}

/** A page restored from the back/forward cache has nothing to wait for. */
function afterBack(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  running.clear();
  hide();
}
