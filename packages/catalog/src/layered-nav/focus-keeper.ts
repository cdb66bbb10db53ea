import { meaningOf } from '@shop-elements/host';

/** What can have the focus in filters, toolbar and pager. */
const CONTROL = 'a[href], button, input, select, [tabindex="0"]';

/**
 * Remembers what the focused control stands for.
 * @returns undefined when the focus is elsewhere
 */
export function focusedMeaning(nodes: readonly Element[]): string | undefined {
  const focused = document.activeElement;
  return focused !== null && nodes.some((node) => node.contains(focused)) ? meaningOf(focused) : undefined;
}

interface FocusPlaces {
  /** The new filters and list. */
  nodes: readonly HTMLElement[];
  /** Take the focus when the control is gone or hidden by now, in this order: behind an open sidebar the list cannot. */
  instead: readonly (HTMLElement | undefined)[];
  /** Selector of the filters in use. */
  current: string;
  /** Selector of a product: the controls in it are none of ours. */
  item: string;
}

/** Focuses the control that stands for the same as the one before. */
export function restoreFocus(meaning: string, { nodes, instead, current, item }: FocusPlaces): void {
  const focus = (): boolean => {
    const controls = nodes.flatMap((node) => [...node.querySelectorAll<HTMLElement>(CONTROL)]);
    const found = controls.filter((control) => !control.closest(item) && meaningOf(control) === meaning);
    // The choice in its group, rather than its entry among the filters in use.
    const same = found.find((control) => !control.closest(current)) ?? found[0];
    same?.focus({ preventScroll: true });
    return same !== undefined && document.activeElement === same;
  };
  if (focus()) return;
  const place = instead.find((node) => node !== undefined && takesFocus(node));
  if (place === undefined) return;
  // A price slider draws a moment later.
  for (const node of nodes) node.addEventListener('shop-ready', () => document.activeElement === place && focus());
}

function takesFocus(node: HTMLElement): boolean {
  node.tabIndex = -1;
  node.focus({ preventScroll: true });
  return document.activeElement === node;
}
