import { page, parse } from '@shop-elements/core';
import { luma } from '../luma/luma';
import { guarded } from '../page/guard';
import { rest } from '../rest/rest';
import { isSectionChange } from '../sections/stored-sections';
import { readQuote } from './quote';
import { amountSchema, totalsSchema } from './totals.schema';
import { watchCheckout } from './watch-checkout';

/** The last values read from the page. A new object or another amount counts as a change. */
let lastRead: { totals: unknown; amount: number | undefined } = { totals: undefined, amount: undefined };
let current: number | undefined;
let stop: (() => void) | undefined;
/** How many times the totals were requested, and which reply was used last: an older one must not replace it. */
let requests = 0;
let newest = 0;
const observers = new Set<(total: number | undefined) => void>();

/**
 * The amount left to pay: the newest of the page's `checkoutConfig.totalsData`, Luma's quote, and the shop's response after a
 * change. Undefined if none of them has one.
 */
export function grandTotal(): number | undefined {
  readPage();
  return current;
}

/**
 * Observes the grand total while the page is visible.
 * @returns stops observing
 */
export function watchGrandTotal(observer: (total: number | undefined) => void): () => void {
  readPage();
  observers.add(observer);
  stop ??= follow();
  return () => {
    observers.delete(observer);
    if (observers.size > 0) return;
    stop?.();
    stop = undefined;
  };
}

function follow(): () => void {
  const unfollow = watchCheckout(readPage);
  document.addEventListener('visibilitychange', reloadIfVisible);
  window.addEventListener('storage', reloadIfCartChanged);
  return () => {
    unfollow();
    document.removeEventListener('visibilitychange', reloadIfVisible);
    window.removeEventListener('storage', reloadIfCartChanged);
  };
}

/** The shopper is back. Another tab may have changed the cart, so the order's total could differ from the one on its button. */
function reloadIfVisible(): void {
  if (!document.hidden) void reloadTotals();
}

/** Another window changed the cart while this one stayed visible. */
function reloadIfCartChanged(event: StorageEvent): void {
  if (isSectionChange(event, 'cart')) reloadIfVisible();
}

/** Requests the totals from the shop, after a request that changed them. Does nothing if nobody observes them. */
export async function reloadTotals(): Promise<void> {
  const { cartId, isGuest } = readQuote();
  if (observers.size === 0 || (isGuest && cartId === undefined)) return;
  requests += 1;
  const request = requests;
  const path = isGuest ? '/guest-carts/:cartId/totals' : '/carts/mine/totals';
  const reply = await rest(path, { cartId });
  const amount = reply.ok ? amountIn(reply.json()) : undefined;
  if (amount === undefined || request < newest) return;
  newest = request;
  update(amount);
}

function readPage(): void {
  const ofLuma = guarded('quote.totals()', () => luma.quote()?.totals?.());
  const totals = ofLuma ?? page.read('checkoutConfig', 'totalsData')?.value;
  const amount = amountIn(totals);
  if (totals === lastRead.totals && amount === lastRead.amount) return;
  lastRead = { totals, amount };
  update(amount);
}

function update(amount: number | undefined): void {
  if (amount === current) return;
  current = amount;
  for (const observer of observers) observer(amount);
}

/** REST's `grand_total` excludes tax; the segment of that name includes it. Magento's checkout shows the segment. */
function amountIn(json: unknown): number | undefined {
  const totals = parse(totalsSchema, json);
  const segment = totals?.total_segments.find(({ code }) => code === 'grand_total');
  const total = segment?.value ?? totals?.grand_total;
  const amount = total === undefined ? undefined : parse(amountSchema, total);
  return amount === null ? 0 : amount;
}
