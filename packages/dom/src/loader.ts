import { removeNode } from '@shop-elements/core';
import { make } from './make';
import { commonTexts } from './texts';

const running = new Set<() => void>();
let curtain: HTMLElement | undefined;

/**
 * Covers the page during an operation that must not be disturbed. Calls can overlap: the cover stays until all of them have
 * ended.
 * @returns ends this call; safe to call twice
 */
export function startLoader(): () => void {
  if (curtain === undefined) raise();
  const stop = (): void => {
    running.delete(stop);
    if (running.size === 0) lower();
  };
  running.add(stop);
  return stop;
}

function raise(): void {
  curtain = make('div', { className: 'shop-loader shop-spinner', textContent: commonTexts().loading });
  curtain.setAttribute('role', 'status');
  document.body.append(curtain);
  window.addEventListener('pageshow', afterBack);
}

function lower(): void {
  removeNode(curtain);
  curtain = undefined;
  window.removeEventListener('pageshow', afterBack);
}

/** A page restored from the back/forward cache has nothing to wait for. */
function afterBack(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  running.clear();
  lower();
}
