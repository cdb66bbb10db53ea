/** What can have the focus in filters, toolbar and pager. */
const CONTROL = 'a[href], button, input, select, [tabindex="0"]';

/**
 * What a control stands for, whatever its address and its count have become: a filter is the same one as a choice and among
 * the current filters.
 * @returns undefined when the focus is elsewhere
 */
export function focusedControl(parts: readonly Element[]): string | undefined {
  const focused = document.activeElement;
  return focused !== null && parts.some((part) => part.contains(focused)) ? meaning(focused) : undefined;
}

/** Gives the focus to the control that stands for the same. */
export function focusControl(parts: readonly Element[], wanted: string): boolean {
  const controls = parts.flatMap((part) => Array.from(part.querySelectorAll<HTMLElement>(CONTROL)));
  const same = controls.find((control) => !control.closest('.product-item') && meaning(control) === wanted);
  same?.focus({ preventScroll: true });
  return same !== undefined && document.activeElement === same;
}

/** The part itself takes the focus when that control is gone, so that the keyboard goes on from there. */
export function focusPart(part: HTMLElement): void {
  part.tabIndex = -1;
  part.focus({ preventScroll: true });
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
