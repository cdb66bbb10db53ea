import { make } from './make';
import { commonTexts } from './texts';

const running = new Set<() => void>();
let curtain: HTMLElement | undefined;

/**
 * Covers the page while something runs that must not be disturbed. Several may run; the page is free again when all ended.
 * @returns ends this one; calling it twice is harmless
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
  curtain?.replaceWith();
  curtain = undefined;
  window.removeEventListener('pageshow', afterBack);
}

/** A page that comes back from the back/forward cache waits for nothing any more. */
function afterBack(event: PageTransitionEvent): void {
  if (!event.persisted) return;
  running.clear();
  lower();
}
