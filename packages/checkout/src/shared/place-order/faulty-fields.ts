import { scopeOf } from '@shop-elements/core';

/** Collects the fields that the checks before an order focused, and focuses the first of them on the page. */
export function faultyFields(element: HTMLElement) {
  const faulty: HTMLElement[] = [];
  return {
    /** Call it after each check: one that failed has focused its first invalid field. */
    collectUnless(isValid: boolean): void {
      // The document can't see into a shadow root, and the field may be outside it.
      const focused = scopeOf(element).activeElement ?? document.activeElement;
      const isField = focused instanceof HTMLElement && focused !== document.body;
      if (!isValid && isField) faulty.push(focused);
    },
    focusFirst(): void {
      faulty.sort(byPlace)[0]?.focus();
    },
  };
}

function byPlace(one: Node, other: Node): number {
  const follows = one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING;
  return follows ? -1 : 1;
}
