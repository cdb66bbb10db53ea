import { listen } from './listen';

const watchers = new Set<() => void>();
let stopListening = (): void => {};
let isScheduled = false;

/**
 * Calls back after the page has scrolled or the window was resized, at most once per frame. All watchers share one passive
 * listener.
 * @returns stops watching
 */
export function watchScrolling(watcher: () => void): () => void {
  if (watchers.size === 0) stopListening = listen(window, { scroll: schedule, resize: schedule }, { passive: true });
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size === 0) stopListening();
  };
}

function schedule(): void {
  if (isScheduled) return;
  isScheduled = true;
  requestAnimationFrame(callWatchers);
}

function callWatchers(): void {
  isScheduled = false;
  for (const watcher of [...watchers]) watcher();
}
