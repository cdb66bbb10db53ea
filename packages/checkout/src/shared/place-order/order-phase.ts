import { reloadPage } from '@shop-elements/host';
import { useSyncExternalStore } from 'react';

/** Where the page is with its one order. */
export type OrderPhase = 'idle' | 'placing' | 'placed';

let phase: OrderPhase = 'idle';
let mayBePlaced = false;
const followers = new Set<() => void>();

function enter(next: OrderPhase): void {
  phase = next;
  for (const changed of followers) changed();
}

/**
 * One order at a time, whichever payment element on the page starts it, and none after one was placed.
 * @returns whether an order may begin now
 */
export function beginOrder(): boolean {
  if (phase !== 'idle') return false;
  enter('placing');
  return true;
}

/** An attempt is over. The shopper may try again, unless the shop has the order. */
export function endAttempt(): void {
  if (phase === 'placing') enter('idle');
}

/** The shop has the order. Nothing else can be ordered from this page, also when it stays in view. */
export function keepPlaced(): void {
  mayBePlaced = false;
  enter('placed');
  window.addEventListener('pageshow', reloadAfterBack);
}

/** A page restored from the back/forward cache is older than the order: only the server knows the cart now. */
function reloadAfterBack({ persisted }: PageTransitionEvent): void {
  if (!persisted) return;
  resetOrders();
  reloadPage();
}

/** Whether an earlier call ended without a clear answer, so that another one could order twice. */
export function isUncertain(): boolean {
  return mayBePlaced;
}

export function setUncertain(uncertain: boolean): void {
  mayBePlaced = uncertain;
}

/** Forgets the page's order: for a page that comes back, and for tests. */
export function resetOrders(): void {
  window.removeEventListener('pageshow', reloadAfterBack);
  mayBePlaced = false;
  enter('idle');
}

/** The phase, for every button on the page that could start an order. */
export function useOrderPhase(): OrderPhase {
  return useSyncExternalStore(follow, () => phase);
}

function follow(changed: () => void): () => void {
  followers.add(changed);
  return () => followers.delete(changed);
}
