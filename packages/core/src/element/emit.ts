/** How an event may behave beyond bubbling: a cancelable one fires before anything leaves the page. */
export interface EmitOptions {
  cancelable?: boolean;
}

/**
 * Fires a bubbling, composed custom event. Names are `shop-<element>-<verb>`, without colons: Prototype's
 * `observe()` never delivers names that hold one.
 * @returns false when a listener called `preventDefault()` on a cancelable event
 */
export function emit<Detail>(target: EventTarget, type: string, detail: Detail, options: EmitOptions = {}): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, ...options }));
}
