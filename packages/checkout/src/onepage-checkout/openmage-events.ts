/** An element on a page with Prototype, whose `fire` reaches listeners added with Prototype's `observe`. */
interface PrototypeElement extends HTMLElement {
  fire?(name: string, memo: object): unknown;
}

/**
 * Fires OpenMage's own events for a change of payment method: on the fields of each method, or on the body if a method has none.
 */
export function announceSwitch(element: HTMLElement, before: HTMLElement | null, method: string): void {
  if (before !== null) fire(before, 'payment-method:switched-off', before.id.replace('payment_form_', ''));
  const fields = element.querySelector<HTMLElement>(`#${CSS.escape(`payment_form_${method}`)}`);
  fire(fields ?? document.body, 'payment-method:switched', method);
}

/** @param method the payment method, for events about one */
export function fire(node: PrototypeElement, name: string, method?: string): void {
  const memo = { method_code: method };
  if (node.fire === undefined) node.dispatchEvent(new CustomEvent(name, { bubbles: true, detail: memo }));
  else node.fire(name, memo);
}
