import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** Minutes since 1970. Renders again when another minute begins; one timer serves all stores. */
export function useMinute(): number {
  return useSyncExternalStore(watch, minuteNow);
}

function minuteNow(): number {
  return Math.floor(Date.now() / 60_000);
}

function watch(changed: () => void): () => void {
  watchers.add(changed);
  timer ??= setInterval(() => {
    for (const watcher of [...watchers]) watcher();
  }, 10_000);
  return () => {
    watchers.delete(changed);
    if (watchers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}
