import { page, parse } from '@shop-elements/core';
import { luma } from '../luma/luma';
import { guarded } from '../page/guard';
import { rest } from '../rest/rest';
import { readQuote } from './quote';
import { totalsSchema } from './totals.schema';

/** Milliseconds between two looks at what the page says. A page's script tells nobody when it sets its totals. */
const INTERVAL = 500;

/** What the page said when it was last asked: a new object, or another amount in it, is news. */
let printed: { totals: unknown; amount: number | undefined } = { totals: undefined, amount: undefined };
let current: number | undefined;
let timer: ReturnType<typeof setInterval> | undefined;
const followers = new Set<(total: number | undefined) => void>();

/**
 * What is left to pay: the newest of what the page printed or set in `checkoutConfig.totalsData`, what Luma's quote says, and
 * what the shop answered after a change. Undefined when nobody says it.
 */
export function grandTotal(): number | undefined {
  look();
  return current;
}

/**
 * Follows the grand total, as long as the page is in view.
 * @returns stops following
 */
export function watchGrandTotal(follow: (total: number | undefined) => void): () => void {
  look();
  followers.add(follow);
  timer ??= setInterval(() => {
    if (!document.hidden) look();
  }, INTERVAL);
  return () => {
    followers.delete(follow);
    if (followers.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Asks the shop for the totals, after a call that changed them. Without anybody to follow them nothing is asked. */
export async function reloadTotals(): Promise<void> {
  const { cartId, isGuest } = readQuote();
  if (followers.size === 0 || (isGuest && cartId === undefined)) return;
  const path = isGuest ? '/guest-carts/:cartId/totals' : '/carts/mine/totals';
  const reply = await rest(path, { cartId });
  const amount = reply.ok ? amountIn(reply.json()) : undefined;
  if (amount !== undefined) settle(amount);
}

function look(): void {
  const ofLuma = guarded('quote.totals()', () => luma.quote()?.totals?.());
  const totals = ofLuma ?? page.read('checkoutConfig', 'totalsData')?.value;
  const amount = amountIn(totals);
  if (totals === printed.totals && amount === printed.amount) return;
  printed = { totals, amount };
  settle(amount);
}

function settle(amount: number | undefined): void {
  if (amount === current) return;
  current = amount;
  for (const follow of followers) follow(amount);
}

/** REST's `grand_total` leaves out the tax, and the segment of that name does not; Magento's checkout shows the segment. */
function amountIn(json: unknown): number | undefined {
  const totals = parse(totalsSchema, json);
  const segment = totals?.total_segments.find(({ code }) => code === 'grand_total');
  const total = segment?.value ?? totals?.grand_total;
  // Magento's own comparison takes null for nothing.
  return total === null ? 0 : total;
}
