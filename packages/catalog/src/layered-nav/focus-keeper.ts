import { controlKey } from '@shop-elements/host';
import { allIn } from './region';

/** Selector of focusable controls in filters, toolbar and pager. */
const CONTROL = 'a[href], button, input:not([type="hidden"]), select, [tabindex="0"]';

/** Selector of controls that the shopper does not see once their element has rendered. */
const FALLBACK = '[data-shop-fallback] *';

/** The focused control, to find it again in a reply. */
export interface FocusedControl {
  key: string;
  /** Name of its tag: a filter may have a link and a checkbox. */
  tag: string;
  /** What the shopper is typing in a price field. */
  typed: string | undefined;
}

/** @returns undefined if the focus is elsewhere */
export function focusedControl(nodes: readonly Element[]): FocusedControl | undefined {
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || !nodes.some((node) => node.contains(focused))) return undefined;
  return { key: controlKey(focused), tag: focused.localName, typed: focused.dataset['typed'] };
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

/** Focuses the control with the same key as before. */
export function restoreFocus({ key, tag, typed }: FocusedControl, places: FocusPlaces): void {
  const { nodes, instead, current, item } = places;
  const focus = (): boolean => {
    const controls = allIn<HTMLElement>(nodes, CONTROL);
    const found = controls.filter(
      (control) => !control.closest(item) && !control.matches(FALLBACK) && controlKey(control) === key,
    );
    // Prefers the option in its group to its entry in the active filters. Themes hide one of two toolbars.
    const rank = (control: Element): number =>
      Number(control.closest(current) !== null) * 2 + Number(control.localName !== tag);
    const inOrder = found.sort((one, other) => rank(one) - rank(other));
    const focused = inOrder.find(takesFocus);
    if (focused instanceof HTMLInputElement && focused.type === 'number') continueTyping(focused, typed);
    return focused !== undefined;
  };
  if (focus()) return;
  const fallback = instead.find((node) => node !== undefined && takesFocusAsPart(node));
  if (fallback === undefined) return;
  // A price slider renders later.
  for (const node of nodes) node.addEventListener('shop-ready', () => document.activeElement === fallback && focus());
}

/** Restores a half-typed price. If there is none, the next key replaces the price, as after Tab. */
function continueTyping(field: HTMLInputElement, typed: string | undefined): void {
  if (typed === undefined) field.select();
  else {
    field.value = typed;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
}

function takesFocusAsPart(node: HTMLElement): boolean {
  node.tabIndex = -1;
  return takesFocus(node);
}

function takesFocus(node: HTMLElement): boolean {
  node.focus({ preventScroll: true });
  return document.activeElement === node;
}
