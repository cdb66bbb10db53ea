import type { Reply } from '@shop-elements/host';
import { hasNoSession } from '../shared/own-forms';

/**
 * Whether the shop has refused a step without reading it, because the session has ended or the cart has changed. Besides the usual signs,
 * OpenMage finds no page where only customers may check out. If the form's key is another session's, as after logging in in another
 * window, it sends an order back to the checkout or the cart, and replies with nothing to another step.
 */
export function isTurnedAway(reply: Reply, isOrder: boolean): boolean {
  const { status, redirectedTo = '', text } = reply;
  if (hasNoSession(reply) || status === 404) return true;
  return isOrder ? /\/checkout\/(onepage|cart)\/(index\/)?$/.test(redirectedTo) : status === 200 && text === '';
}
