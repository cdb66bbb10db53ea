type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

/**
 * The payment form around an element, and the page's agreements form, as the order save is sent them. What stands in another
 * method's section stays out: a card that was typed there is none of this order's business.
 * @param agreementIds ticked agreements, which may stand in neither form
 */
export function orderForm(element: HTMLElement, agreementIds: readonly string[]): URLSearchParams {
  const sent = new URLSearchParams();
  const own = element.closest('form') ?? document.querySelector<HTMLFormElement>('form#co-payment-form');
  for (const form of new Set([own, document.querySelector<HTMLFormElement>('form#checkout-agreements')])) {
    if (form === null) continue;
    const fields = [...form.querySelectorAll<Field>('input, select, textarea')].filter((field) => {
      const section = field.closest('[data-payment-method]');
      return section === null || section.contains(element);
    });
    for (const [name, value] of new FormData(form)) {
      if (fields.some((field) => field.name === name && field.value === value)) sent.append(name, String(value));
    }
  }
  for (const id of agreementIds) sent.set(`agreement[${id}]`, id);
  return sent;
}
