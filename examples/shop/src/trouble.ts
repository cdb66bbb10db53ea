import type { MiddlewareHandler } from 'hono';
import { randomHex } from './random';
import { reportPage } from './report-page';
import { internalError } from './shop-error';
import type { ShopContext, ShopEnv } from './visit';

/**
 * Simulates failures: `?slow=<ms>`, `?fail=500`, `?fail=offline`. On an endpoint's URL, they affect that request. On a page's
 * URL, the page is served (`slow` delays it, too), and they affect the requests of that page, which name it in their Referer:
 * REST, sections, and form posts.
 */
interface Trouble {
  slow: number;
  fail: '500' | 'offline' | undefined;
}

const longestWait = 60_000;

/** Rejects a request like `fetch` does without a network. */
class Offline extends TypeError {
  constructor() {
    super('Failed to fetch');
  }
}

export function troubles(): MiddlewareHandler<ShopEnv> {
  return async (c, next) => {
    const own = troubleOf(c.req.url);
    const call = isCall(c);
    const page = call ? troubleOf(c.req.header('referer') ?? c.env?.referrer ?? '') : { slow: 0, fail: undefined };
    const slow = Math.max(own.slow, page.slow);
    if (slow > 0) await new Promise((resolve) => setTimeout(resolve, slow));
    const fail = call ? (own.fail ?? page.fail) : undefined;
    if (fail === 'offline') return offline(c);
    if (fail === '500') return serverError(c);
    return next();
  };
}

/** The response of a failed handler, and of `?fail=500`. */
export function serverError(c: ShopContext): Response {
  const report = randomHex(13);
  if (new URL(c.req.url).pathname.startsWith('/rest/')) return c.json({ message: internalError(report).message }, 500);
  return c.html(reportPage(randomHex(64)), 500);
}

/** Errors that are passed through to the caller. */
export function isOffline(error: unknown): boolean {
  return error instanceof Offline;
}

function offline(c: ShopContext): Response {
  if (c.env?.dropConnection === undefined) throw new Offline();
  c.env.dropConnection();
  return c.body(null, 500);
}

/** Whether a page sent the request, and the request is not for a page, a picture or a script. */
function isCall(c: ShopContext): boolean {
  const { pathname } = new URL(c.req.url);
  if (pathname.startsWith('/__test__/')) return false;
  if (c.req.method !== 'GET' && c.req.method !== 'HEAD') return true;
  if (pathname.startsWith('/rest/') || pathname.startsWith('/customer/section/load')) return true;
  if (pathname.startsWith('/review/product/listAjax')) return true;
  return c.req.header('x-requested-with') !== undefined || c.req.header('sec-fetch-dest') === 'empty';
}

function troubleOf(address: string): Trouble {
  if (!URL.canParse(address)) return { slow: 0, fail: undefined };
  const params = new URL(address).searchParams;
  const fail = params.get('fail');
  const slow = Number(params.get('slow'));
  return {
    slow: Number.isFinite(slow) ? Math.min(Math.max(slow, 0), longestWait) : 0,
    fail: fail === '500' || fail === 'offline' ? fail : undefined,
  };
}
