import { contained } from './flush';

/** An element that was shown while scripts of the page might still change its settings. */
interface Early {
  readAgain(): void;
}

const early = new Set<Early>();

/** Whether the page's own scripts may still run: deferred ones until `DOMContentLoaded`, asynchronous ones until `load`. */
export function mayScriptsRun(): boolean {
  return document.readyState !== 'complete';
}

/** Makes an element read its settings again after the page's deferred scripts, and after its asynchronous ones. */
export function readAgainAfterScripts(element: Early): void {
  if (!mayScriptsRun()) return;
  early.add(element);
  document.addEventListener('DOMContentLoaded', readAgain);
  window.addEventListener('load', readAgain);
}

function readAgain(): void {
  for (const element of early) contained(() => element.readAgain());
  if (!mayScriptsRun()) early.clear();
}
