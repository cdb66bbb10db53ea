/** What can have the focus in filters, toolbar and pager. */
const CONTROL = 'a[href], button, input, select, [tabindex="0"]';

/**
 * Remembers which control has the focus, by what it stands for: a filter is the same one whatever its address and its count
 * have become, as a choice and among the current filters.
 * @returns undefined when the focus is elsewhere
 */
export function focusedControl(parts: readonly Element[]): string | undefined {
  const focused = document.activeElement;
  return focused !== null && parts.some((part) => part.contains(focused)) ? meaning(focused) : undefined;
}

/** Gives the focus to the control that stands for the same, or to the list when that is gone or hidden by now. */
export function keepFocus(wanted: string, parts: readonly Element[], list: HTMLElement | undefined): void {
  const focus = (): boolean => {
    const controls = parts.flatMap((part) => [...part.querySelectorAll<HTMLElement>(CONTROL)]);
    const found = controls.filter((control) => !control.closest('.product-item') && meaning(control) === wanted);
    // A choice that the shop goes on offering, rather than its place among the current filters.
    const same = found.find((control) => !control.closest('.filter-current')) ?? found[0];
    same?.focus({ preventScroll: true });
    return same !== undefined && document.activeElement === same;
  };
  if (focus() || list === undefined) return;
  list.tabIndex = -1;
  list.focus({ preventScroll: true });
  // A slider draws a moment later.
  for (const part of parts) part.addEventListener('shop-ready', () => document.activeElement === list && focus());
}

function meaning(control: Element): string {
  const item = control.closest('li, .item') ?? control;
  const words = (selector: string, from: Element | null = item): string => text(from?.querySelector(selector));
  const group = words('.filter-label') || words('.filter-options-title', control.closest('.filter-options-item'));
  const swatch = control.querySelector('[option-label]')?.getAttribute('option-label');
  const own = control.getAttribute('data-role') ?? control.getAttribute('aria-label') ?? withoutCount(item);
  return `${group}: ${words('.filter-value') || swatch || own}`;
}

function withoutCount(item: Element): string {
  return text(item)
    .replace(text(item.querySelector('.count')), '')
    .trim();
}

function text(element: Element | null | undefined): string {
  return element?.textContent?.trim() ?? '';
}
