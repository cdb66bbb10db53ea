import type { Reply } from '@shop-elements/host';
import { hasNoSession } from '../shared/own-forms';

/**
 * Whether the shop has refused a step without reading it, because the session has ended or the cart has changed. Besides the usual signs,
 * OpenMage answers 404 if only customers may check out. It sends an order back to the checkout or the cart if the form's key belongs to
 * another session, as after logging in in another window.
 */
export function isTurnedAway(reply: Reply, isOrder: boolean): boolean {
  const isSentBack = isOrder && /\/checkout\/(onepage|cart)\/(index\/)?$/.test(reply.redirectedTo ?? '');
  return hasNoSession(reply) || reply.status === 404 || isSentBack;
}
