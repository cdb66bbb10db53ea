const watchers = new Set<() => void>();
let asked = false;

/**
 * Calls back when the page has scrolled or changed its size, at most once a frame. One passive listener serves everybody.
 * @returns stops it
 */
export function watchScrolling(watcher: () => void): () => void {
  if (watchers.size === 0) {
    window.addEventListener('scroll', ask, { passive: true });
    window.addEventListener('resize', ask, { passive: true });
  }
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
    if (watchers.size > 0) return;
    window.removeEventListener('scroll', ask);
    window.removeEventListener('resize', ask);
  };
}

function ask(): void {
  if (asked) return;
  asked = true;
  requestAnimationFrame(tell);
}

function tell(): void {
  asked = false;
  for (const watcher of [...watchers]) watcher();
}
