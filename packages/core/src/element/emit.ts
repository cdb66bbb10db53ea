/**
 * Every event on the page by its name. An element adds its own events here, in its `index.ts`, which types them for
 * `addEventListener` too.
 */
type PageEvents = GlobalEventHandlersEventMap;

/** The detail that listeners of an event receive. */
export type EventDetail<Type extends keyof PageEvents> =
  PageEvents[Type] extends CustomEvent<infer Detail> ? Detail : never;

/** How an event may behave beyond bubbling: a cancelable one fires before anything leaves the page. */
export interface EmitOptions {
  cancelable?: boolean;
}

/**
 * Fires a bubbling, composed custom event. Names are `shop-<element>-<verb>`, without colons: Prototype's
 * `observe()` never delivers names that hold one.
 * @returns false when a listener called `preventDefault()` on a cancelable event
 */
export function emit<Type extends keyof PageEvents>(
  target: EventTarget,
  type: Type,
  detail: EventDetail<Type>,
  { cancelable = false }: EmitOptions = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
