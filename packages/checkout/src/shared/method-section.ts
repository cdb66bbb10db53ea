/**
 * Selector of the part of the page that belongs to one payment method. Luma's checkout has the class on every method, but the
 * attribute only on card methods.
 */
export const METHOD_SECTION = ':is([data-payment-method], .payment-method)';

/** The radio buttons that select a payment method. */
export const RADIO = 'input[type="radio"][name="payment[method]"]';

/**
 * Finds the payment method's section that contains a node. A template inside Luma's own section may have another section: then
 * Luma's counts, because it also has the radio button. A section around several methods belongs to none of them.
 */
export function methodSectionOf(node: Element): HTMLElement | null {
  let section = node.closest<HTMLElement>(METHOD_SECTION);
  let outer = around(section);
  while (outer !== null && !hasOthers(outer, section)) {
    section = outer;
    outer = around(section);
  }
  return section;
}

function around(section: Element | null): HTMLElement | null {
  return section?.parentElement?.closest<HTMLElement>(METHOD_SECTION) ?? null;
}

/** Whether a section has other methods beside the one of the section inside it. */
function hasOthers(outer: Element, section: Element | null): boolean {
  const isOutside = (found: Element) => section?.contains(found) === false;
  return outer.querySelectorAll(RADIO).length > 1 || [...outer.querySelectorAll(METHOD_SECTION)].some(isOutside);
}

/** Selector of the payment elements. */
export const PAYMENT_ELEMENTS = 'shop-cc-form, shop-iframe-gateway, shop-offline-payment, shop-vault-card';
