import { fromJson } from '@shop-elements/core';
import { hostSettings } from '../page/settings';

/** A response from the shop, read completely. */
export interface Reply {
  /** HTTP status; 0 without a response: offline, refused, or too slow. Also 401 if the shop redirects to its login page. */
  status: number;
  ok: boolean;
  /** The requested URL, even if the response came from another one. */
  url: string;
  /** The URL that the shop redirected the request to; empty if it didn't. */
  redirectedTo?: string;
  text: string;
  headers: Headers;
  /** The body as JSON; undefined if it is not JSON. */
  json(): unknown;
}

export interface RequestOptions {
  /** Default: `GET`. */
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded, like an HTML form. */
  form?: URLSearchParams | FormData;
  /** Aborts the request; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /**
   * Milliseconds of silence after which the request fails: before the response starts, and between two chunks of it. Default:
   * 30,000.
   */
  timeout?: number;
  /** The `Accept` header. Default: JSON first, then anything. */
  accept?: string;
  /** Added to Magento's own headers, and stronger than those. */
  headers?: Readonly<Record<string, string>>;
  /** Use `no-store` for a partial response from the URL of a page: otherwise the browser would show it as the page after Back. */
  cache?: RequestCache;
}

const TIMEOUT = 30_000;

const LOGIN = '/customer/account/login';

/**
 * Bytes, enough for a list of more than two thousand products. A longer response counts as a failure, and the element falls back
 * to the whole page.
 */
const LONGEST = 8_000_000;

/**
 * Sends a request to the shop with the headers that Magento expects from scripts: `X-Requested-With` (without it, the REST API
 * treats a logged-in customer as a guest), the session's cookies, and an `Accept` without XML.
 *
 * Resolves for HTTP errors, too, and with status 0 for an unreachable server or an oversized response. Rejects only when aborted.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<Reply> {
  const {
    method = 'GET',
    json,
    form,
    signal,
    timeout = TIMEOUT,
    accept = 'application/json, */*;q=0.8',
    headers: ownHeaders,
    cache = 'default',
  } = options;
  signal?.throwIfAborted();
  const call = new AbortController();
  const end = (): void => call.abort();
  let timer = setTimeout(end, timeout);
  /** A shop that keeps sending has not failed, however slow it is. */
  const restartTimer = (): void => {
    clearTimeout(timer);
    timer = setTimeout(end, timeout);
  };
  signal?.addEventListener('abort', end);
  let response: Response;
  let text = '';
  try {
    response = await (hostSettings().fetch ?? fetch)(url, {
      method,
      credentials: 'same-origin',
      cache,
      signal: call.signal,
      headers: {
        Accept: accept,
        'X-Requested-With': 'XMLHttpRequest',
        ...(json !== undefined && { 'Content-Type': 'application/json' }),
        ...ownHeaders,
      },
      body: form ? urlEncoded(form) : JSON.stringify(json),
    });
    restartTimer();
    text = await readBody(response, restartTimer);
  } catch {
    signal?.throwIfAborted();
    response = Response.error();
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', end);
  }
  // A page's own fetch, or one that an analytics script has replaced, may return an object without headers.
  const headers = new Headers(response.headers);
  const redirectedTo = response.redirected ? response.url : '';
  // Controllers answer with the login page when the session has expired.
  const isLoggedOut = redirectedTo.includes(LOGIN) && !url.includes(LOGIN);
  const status = isLoggedOut ? 401 : response.status;
  const ok = response.ok && !isLoggedOut;
  return { status, ok, url, redirectedTo, text, headers, json: () => fromJson(text) };
}

/**
 * Reads the body, up to the maximum length.
 * @param restartTimer called for each chunk
 */
async function readBody(response: Response, restartTimer: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    restartTimer();
    length += part.value.byteLength;
    if (length > LONGEST) {
      await reader.cancel();
      throw new RangeError();
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Magento reads form-encoded posts. Forms with files are posted by the browser, not by us. */
function urlEncoded(form: URLSearchParams | FormData): URLSearchParams {
  const fields: [string, FormDataEntryValue][] = [...form];
  return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
