import type { CookieJar } from './cookies';
import type { Shop } from './shop';

interface InPageOptions {
  /** `documentCookies(document)` shares the page's cookies, `mapCookies()` does not touch them. */
  cookies: CookieJar;
  /** URL of the page that sends requests: the base for relative URLs, and the source of `?fail=` and `?slow=`. */
  page: () => string;
}

const mostRedirects = 20;

/**
 * A `fetch` answered by a shop inside the same page, for stories and element tests, which pass it to `ShopElements.configure({
 * fetch })`. Like the real one, it follows redirects and can be aborted.
 */
export function createShopFetch(shop: Shop, { cookies, page }: InPageOptions): typeof fetch {
  return async (input, init) => {
    let request = new Request(input instanceof Request ? input : new URL(input, page()), init);
    const { signal, redirect } = request;
    for (let hop = 0; hop <= mostRedirects; hop += 1) {
      const response = await untilAborted(Promise.resolve(shop.fetch(request, { cookies, referrer: page() })), signal);
      const location = response.headers.get('location');
      if (location === null || redirect !== 'follow') return withAddress(response, request.url, hop > 0);
      request = new Request(new URL(location, request.url), {
        headers: { Accept: request.headers.get('accept') ?? '*/*' },
      });
    }
    throw new TypeError('Failed to fetch');
  };
}

function untilAborted(reply: Promise<Response>, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    reply.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

/** A constructed Response has an empty URL, so this sets the requested one. */
function withAddress(response: Response, url: string, redirected: boolean): Response {
  return Object.defineProperties(response, { url: { value: url }, redirected: { value: redirected } });
}
