import { meaningOf } from '@shop-elements/host';

/** Selector of focusable controls in filters, toolbar and pager. */
const CONTROL = 'a[href], button, input:not([type="hidden"]), select, [tabindex="0"]';

/** Selector of controls that the shopper does not see once their element has rendered. */
const FALLBACK = '[data-shop-fallback] *';

/**
 * The meaning of the focused control, to find it again in a reply.
 * @returns undefined if the focus is elsewhere
 */
export function focusedMeaning(nodes: readonly Element[]): string | undefined {
  const focused = document.activeElement;
  return focused !== null && nodes.some((node) => node.contains(focused)) ? meaningOf(focused) : undefined;
}

interface FocusPlaces {
  /** The new filters and list. */
  nodes: readonly HTMLElement[];
  /** Alternatives, in order, if the control is gone or hidden. For example, an open sidebar makes the list unfocusable. */
  instead: readonly (HTMLElement | undefined)[];
  /** Selector of the active filters. */
  current: string;
  /** Selector of a product, whose controls are ignored. */
  item: string;
}

/** Focuses the control with the same meaning as before. */
export function restoreFocus(meaning: string, { nodes, instead, current, item }: FocusPlaces): void {
  const focus = (): boolean => {
    const controls = nodes.flatMap((node) => [...node.querySelectorAll<HTMLElement>(CONTROL)]);
    const found = controls.filter(
      (control) => !control.closest(item) && !control.matches(FALLBACK) && meaningOf(control) === meaning,
    );
    const isActiveFilter = (control: Element): boolean => control.closest(current) !== null;
    // Prefers the option in its group to its entry in the active filters. Themes hide one of two toolbars.
    const inOrder = [...found.filter((control) => !isActiveFilter(control)), ...found.filter(isActiveFilter)];
    return inOrder.some(takesFocus);
  };
  if (focus()) return;
  const fallback = instead.find((node) => node !== undefined && takesFocusAsPart(node));
  if (fallback === undefined) return;
  // A price slider renders later.
  for (const node of nodes) node.addEventListener('shop-ready', () => document.activeElement === fallback && focus());
}

function takesFocusAsPart(node: HTMLElement): boolean {
  node.tabIndex = -1;
  return takesFocus(node);
}

function takesFocus(node: HTMLElement): boolean {
  node.focus({ preventScroll: true });
  return document.activeElement === node;
}
