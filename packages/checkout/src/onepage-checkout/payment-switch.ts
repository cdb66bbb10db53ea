/** An element on a page with Prototype, whose `fire` reaches what listens by Prototype's `observe`. */
interface PrototypeElement extends HTMLElement {
  fire?(name: string, memo: object): unknown;
}

/** The fields of the payment method that can be filled in now. */
export function openPaymentForm(element: HTMLElement): HTMLElement | null {
  return element.querySelector<HTMLElement>('[id^="payment_form_"]:not([disabled])');
}

/**
 * Tells the page's scripts that the shopper pays by another method, as OpenMage's own script does: on the fields of each
 * method, and on the body for a method without fields.
 */
export function announceSwitch(element: HTMLElement, before: HTMLElement | null, method: string): void {
  if (before !== null) fire(before, 'payment-method:switched-off', before.id.replace('payment_form_', ''));
  const fields = element.querySelector<HTMLElement>(`#${CSS.escape(`payment_form_${method}`)}`);
  fire(fields ?? document.body, 'payment-method:switched', method);
}

function fire(node: PrototypeElement, name: string, method: string): void {
  const memo = { method_code: method };
  if (node.fire === undefined) node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: memo }));
  else node.fire(name, memo);
}
