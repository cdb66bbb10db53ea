import { reloadPage } from '@shop-elements/host';
import { useSyncExternalStore } from 'react';

/** Phase of the page's only order. */
export type OrderPhase = 'idle' | 'placing' | 'placed';

let phase: OrderPhase = 'idle';
let mayBePlaced = false;
const followers = new Set<() => void>();

function setPhase(next: OrderPhase): void {
  phase = next;
  for (const changed of followers) changed();
}

/**
 * Starts an order. Allows only one at a time, from any payment element, and none after one was placed.
 * @returns whether the order may start
 */
export function beginOrder(): boolean {
  if (phase !== 'idle') return false;
  setPhase('placing');
  return true;
}

/** Ends an attempt. The shopper can try again, unless the order was placed. */
export function endAttempt(): void {
  if (phase === 'placing') setPhase('idle');
}

/** Marks the order as placed. This page can place no other order, even if it stays open. */
export function markPlaced(): void {
  mayBePlaced = false;
  setPhase('placed');
  window.addEventListener('pageshow', reloadAfterBack);
}

/** Reloads a page restored from the back/forward cache, because its cart is out of date. */
function reloadAfterBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  resetOrders();
  reloadPage();
}

/** Whether an earlier request ended without a clear reply, so that another one might order twice. */
export function isUncertain(): boolean {
  return mayBePlaced;
}

export function setUncertain(uncertain: boolean): void {
  mayBePlaced = uncertain;
}

/** Resets the page's order, for restored pages and for tests. */
export function resetOrders(): void {
  window.removeEventListener('pageshow', reloadAfterBack);
  mayBePlaced = false;
  setPhase('idle');
}

/** The phase, for every button that can start an order. */
export function useOrderPhase(): OrderPhase {
  return useSyncExternalStore(follow, () => phase);
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
