const watchers = new Set<() => void>();
let isScheduled = false;

/**
 * Calls back after the page has scrolled or the window was resized, at most once per frame. All watchers share one passive
 * listener.
 * @returns stops watching
 */
export function watchScrolling(watcher: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('scroll', schedule, { passive: true });
    window.addEventListener('resize', schedule, { passive: true });
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    window.removeEventListener('scroll', schedule);
    window.removeEventListener('resize', schedule);
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
