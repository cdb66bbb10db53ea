import { readQuote, reloadPage } from '@shop-elements/host';
import { useSyncExternalStore } from 'react';
import { forget, isRemembered, remember } from './unclear-cart';

/*
 * The page's checkout: it places one order. Whatever changes what that order costs, such as a discount code, can't start while the order is
 * being placed, and the order can't start before the change is done.
 */

/** The page's phase: while it is busy, an order or a change of what it costs is running. */
export type CheckoutPhase = 'idle' | 'busy' | 'placed';

let phase: CheckoutPhase = 'idle';
/** The element that placed the order. */
let placedBy: HTMLElement | undefined;
let isUnclear = false;
const followers = new Set<() => void>();

function setPhase(next: CheckoutPhase): void {
  phase = next;
  for (const changed of followers) changed();
}

/**
 * Call it when a payment element or a checkout is drawn. After the element that placed the last order has left the page, this is a new
 * checkout: some shops never load another page.
 */
export function beginCheckout(): void {
  if (phase === 'placed' && placedBy?.isConnected === false) resetOrders();
}

/**
 * Starts an order, or a change of what it costs, such as a discount code. Allows only one at a time, from any element, and none after an
 * order was placed.
 * @returns whether it may start
 */
export function beginAttempt(): boolean {
  if (phase !== 'idle') return false;
  setPhase('busy');
  return true;
}

/** Ends the attempt. The shopper can start another one, unless the order was placed. */
export function endAttempt(): void {
  if (phase === 'busy') setPhase('idle');
}

/** Marks the order as placed. This checkout can place no other order, even if the page stays open. */
export function markPlaced(element: HTMLElement): void {
  placedBy = element;
  setMayPayTwice(false);
  setPhase('placed');
  window.addEventListener('pageshow', reloadAfterBack);
}

/** Reloads a page restored from the back/forward cache, because its cart is out of date. */
function reloadAfterBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  resetOrders();
  reloadPage();
}

/**
 * Whether an earlier attempt may have ordered or paid, so that another one must be confirmed. Remembered for this cart, also after the
 * page is loaded again: a gateway reloads it when it does not answer in time.
 */
export function mayPayTwice(): boolean {
  return isUnclear || isRemembered(readQuote().cartId);
}

export function setMayPayTwice(mayPay: boolean): void {
  isUnclear = mayPay;
  const { cartId } = readQuote();
  if (mayPay) remember(cartId);
  else forget(cartId);
}

/** Resets the page's order, for restored pages and for tests. */
export function resetOrders(): void {
  window.removeEventListener('pageshow', reloadAfterBack);
  placedBy = undefined;
  setMayPayTwice(false);
  setPhase('idle');
}

/** The phase, for every button that can start an order. */
export function useCheckoutPhase(): CheckoutPhase {
  return useSyncExternalStore(follow, () => phase);
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
