/**
 * All events on the page, by name. Each element's `index.ts` adds its own, which also types them for `addEventListener`.
 */
type PageEvents = GlobalEventHandlersEventMap;

/** The detail of an event. */
export type EventDetail<Type extends keyof PageEvents> =
  PageEvents[Type] extends CustomEvent<infer Detail> ? Detail : never;

/** Options of an event. */
export interface EmitOptions {
  /** Whether `preventDefault()` stops what would happen next, such as a request. Default: false. */
  cancelable?: boolean;
}

/**
 * Fires a bubbling, composed custom event. Our own names have no colons, because Prototype's `observe()` never delivers such
 * events.
 * @returns false if a listener called `preventDefault()` on a cancelable event
 */
export function emit<Type extends keyof PageEvents>(
  target: EventTarget,
  type: Type,
  detail: EventDetail<Type>,
  { cancelable = false }: EmitOptions = {},
): boolean {
  return target.dispatchEvent(new CustomEvent(type, { detail, bubbles: true, composed: true, cancelable }));
}
