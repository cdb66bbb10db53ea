import type { Reply } from '@shop-elements/host';
import { hasNoSession } from '../shared/own-forms';

/**
 * Whether the shop has refused a step without reading it, because the session has ended or the cart has changed. Besides the usual signs,
 * OpenMage finds no page where only customers may check out. If the form's key is another session's, as after logging in in another
 * window, it sends an order back to the checkout or the cart.
 */
export function isTurnedAway(reply: Reply, isOrder: boolean): boolean {
  const isSentBack = isOrder && /\/checkout\/(onepage|cart)\/(index\/)?$/.test(reply.redirectedTo ?? '');
  return hasNoSession(reply) || reply.status === 404 || isSentBack;
}
