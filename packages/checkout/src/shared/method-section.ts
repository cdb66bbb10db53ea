/**
 * Selector of the part of the page that belongs to one payment method. Luma's checkout has the class on every method, but the
 * attribute only on card methods.
 */
export const METHOD_SECTION = ':is([data-payment-method], .payment-method)';

/** Finds the payment method's section that contains a node. */
export function methodSectionOf(node: Element): HTMLElement | null {
  return node.closest<HTMLElement>(METHOD_SECTION);
}

/** Selector of the payment elements. */
export const PAYMENT_ELEMENTS = 'shop-cc-form, shop-iframe-gateway, shop-offline-payment, shop-vault-card';
