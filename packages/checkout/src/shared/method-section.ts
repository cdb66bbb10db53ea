/**
 * The part of the page that belongs to one payment method. Luma's checkout has the class on every method, and the attribute on
 * card methods only.
 */
export const METHOD_SECTION = ':is([data-payment-method], .payment-method)';

/** The section of the payment method that a node is in. */
export function methodSectionOf(node: Element): HTMLElement | null {
  return node.closest<HTMLElement>(METHOD_SECTION);
}
