/** Fields that a browser would send: none without a name, none that is off, of boxes the ticked ones, no buttons, no files. */
const SENT =
  ':is(select, textarea, input:not([type="checkbox"], [type="radio"], [type="submit"], [type="button"], [type="reset"], [type="image"], [type="file"]), :checked)[name]:not([name=""], :disabled)';

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The payment form around an element, and the page's agreements form, as the order save is sent them. What stands in another
 * method's section stays out: a card that was typed there is none of this order's business.
 * @param agreementIds ticked agreements, which may stand in neither form
 */
export function orderForm(element: HTMLElement, agreementIds: readonly string[]): URLSearchParams {
  const sent = new URLSearchParams();
  const own = element.closest('form') ?? document.querySelector('form#co-payment-form');
  for (const form of new Set([own, document.querySelector('form#checkout-agreements')])) {
    for (const field of form?.querySelectorAll<Field>(SENT) ?? []) {
      const section = field.closest('[data-payment-method]');
      if (section === null || section.contains(element)) sent.append(field.name, field.value);
    }
  }
  for (const id of agreementIds) sent.set(`agreement[${id}]`, id);
  return sent;
}
