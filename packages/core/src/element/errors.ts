import type { ConfigIssue } from '../config/issues';
import { emit } from './emit';

/** What failed: reading settings, rendering, or something later, mostly a request. */
export type ErrorPhase = 'config' | 'render' | 'network';

/** Detail of `shop-error`. Never contains card data. */
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

const problems: Readonly<Record<ErrorPhase, string>> = {
  config: 'has invalid settings',
  render: 'failed to render',
  network: 'failed while in use',
};

const failures = new WeakMap<Element, string>();

/** Call it when the element works again, so that the same problem is reported if it returns. */
export function forgetFailure(element: Element): void {
  failures.delete(element);
}

/** The last error logged for an element. */
export function failureOf(element: Element): string | undefined {
  return failures.get(element);
}

/** Logs one console error for the developer, and fires `shop-error`. */
export function reportError(
  element: HTMLElement,
  phase: ErrorPhase,
  issues: readonly ConfigIssue[],
  cause?: unknown,
): void {
  const text = messageOf(element, phase, issues);
  failures.set(element, text);
  console.error(`${text}\n`, element, ...(cause === undefined ? [] : [cause]));
  emit(element, 'shop-error', { tag: element.localName, phase, issues });
}

/** Reports invalid settings, unless the element's last report said the same. */
export function reportSettings(element: HTMLElement, issues: readonly ConfigIssue[]): void {
  if (failures.get(element) !== messageOf(element, 'config', issues)) reportError(element, 'config', issues);
}

function messageOf({ localName, dataset }: HTMLElement, phase: ErrorPhase, issues: readonly ConfigIssue[]): string {
  // In any other state, only a part of the element failed, such as one product's link.
  const consequence = dataset['state'] === 'error' ? ", so the server's content stays" : '';
  const lines = issues.map(
    ({ path, message, source }) => `\n  ${[path, message].filter(Boolean).join(': ')} (from ${source})`,
  );
  return `<${localName}> ${problems[phase]}${consequence}:${lines.join('')}`;
}

/** Reports what was thrown. */
export function reportException(element: HTMLElement, phase: ErrorPhase, error: unknown): void {
  const message = error instanceof Error ? error.message : String(error);
  reportError(element, phase, [{ path: '', message, source: `<${element.localName}>` }], error);
}
