import type { ConfigIssue } from '../config/issues';
import { emit } from './emit';

/** When something went wrong: reading the settings, drawing, or talking to the server. */
export type ErrorPhase = 'config' | 'render' | 'network';

/** Detail of `shop-error`. Card data is never in any of it. */
export interface ShopErrorDetail {
  tag: string;
  phase: ErrorPhase;
  issues: readonly ConfigIssue[];
}

declare global {
  interface GlobalEventHandlersEventMap {
    'shop-error': CustomEvent<ShopErrorDetail>;
  }
}

const consequence: Readonly<Record<ErrorPhase, string>> = {
  config: 'cannot use its settings, so what the server sent stays',
  render: 'broke while drawing, so what the server sent is shown again',
  network: 'could not finish a call',
};

const failures = new WeakMap<Element, string>();

/** The element works again: the same problem would be news. */
export function forgetFailure(element: Element): void {
  failures.delete(element);
}

/** The last problem of an element, in the words of the console. */
export function failureOf(element: Element): string | undefined {
  return failures.get(element);
}

/** Tells the page, and the developer in one console entry, that an element has a problem. */
export function reportError(
  element: HTMLElement,
  phase: ErrorPhase,
  issues: readonly ConfigIssue[],
  cause?: unknown,
): void {
  const text = inWords(element, phase, issues);
  failures.set(element, text);
  console.error(`${text}\n`, element, ...(cause === undefined ? [] : [cause]));
  emit(element, 'shop-error', { tag: element.localName, phase, issues });
}

/** Tells of settings that cannot be used, unless that is what was told last. */
export function reportSettings(element: HTMLElement, issues: readonly ConfigIssue[]): void {
  if (failures.get(element) !== inWords(element, 'config', issues)) reportError(element, 'config', issues);
}

function inWords({ localName }: HTMLElement, phase: ErrorPhase, issues: readonly ConfigIssue[]): string {
  const lines = issues.map(
    ({ path, message, source }) => `\n  ${[path, message].filter(Boolean).join(': ')} (from ${source})`,
  );
  return `<${localName}> ${consequence[phase]}:${lines.join('')}`;
}

/** Tells that an element's component threw. */
export function reportCrash(element: HTMLElement, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  reportError(element, 'render', [{ path: '', message, source: `<${element.localName}>` }], error);
}
