/** Collects the fields that the checks before an order focused, and focuses the first of them on the page. */
export function faultyFields() {
  const faulty: HTMLElement[] = [];
  return {
    /** Call it after each check: one that failed has focused its first invalid field. */
    collectUnless(isValid: boolean): void {
      const { activeElement } = document;
      const isField = activeElement instanceof HTMLElement && activeElement !== document.body;
      if (!isValid && isField) faulty.push(activeElement);
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
