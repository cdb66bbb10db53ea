import { type Flushable, schedule } from './flush';

const early = new Set<Flushable>();

/** Whether the page's own scripts may still run: deferred ones until `DOMContentLoaded`, asynchronous ones until `load`. */
export function mayScriptsRun(): boolean {
  return document.readyState !== 'complete';
}

/** Flushes an element again after the page's deferred scripts, and after its asynchronous ones. */
export function flushAfterScripts(element: Flushable): void {
  if (!mayScriptsRun()) return;
  early.add(element);
  document.addEventListener('DOMContentLoaded', flushEarly);
  window.addEventListener('load', flushEarly);
}

/** After `DOMContentLoaded`, an element that shows again waits for `load`. */
function flushEarly(): void {
  for (const element of early) schedule(element);
  early.clear();
}
