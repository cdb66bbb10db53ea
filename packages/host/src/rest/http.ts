import { fromJson } from '@shop-elements/core';
import { hostSettings } from '../page/settings';

/** What came back from the shop, read whole. */
export interface Reply {
  /** HTTP status; 0 when no answer came: offline, refused, or too slow. 401 also when the shop answers with its login page. */
  status: number;
  ok: boolean;
  /** The address that was asked, also when the answer came from another one. */
  url: string;
  text: string;
  headers: Headers;
  /** The body as JSON; undefined when it is not. */
  json(): unknown;
}

export interface RequestOptions {
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Sent as JSON. */
  json?: unknown;
  /** Sent form-encoded, as an HTML form would. */
  form?: URLSearchParams | FormData;
  /** Ends the call early; the promise then rejects with the signal's reason. */
  signal?: AbortSignal;
  /** Milliseconds of silence after which the call counts as failed: before the answer begins, and between two parts of it. */
  timeout?: number;
  accept?: string;
  /** `no-store` for a reply that is no page, from the address of one: the browser would show it there after Back. */
  cache?: RequestCache;
}

const TIMEOUT = 30_000;

/** Bytes: more than a list of two thousand products. A longer reply counts as none, and the whole page is the way on. */
const LONGEST = 8_000_000;

/**
 * One call to the shop, with what Magento expects of every script: `X-Requested-With` (without it a logged-in customer is
 * nobody to the REST API), the session's cookies, and an `Accept` that never names XML.
 *
 * An HTTP error is a reply like any other, and so is a server that cannot be reached or says too much (status 0); only an abort
 * rejects.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<Reply> {
  const {
    method = 'GET',
    json,
    form,
    signal,
    timeout = TIMEOUT,
    accept = 'application/json, */*;q=0.8',
    cache = 'default',
  } = options;
  signal?.throwIfAborted();
  const call = new AbortController();
  const end = (): void => call.abort();
  let timer = setTimeout(end, timeout);
  /** A shop that goes on answering has not failed, however slow it is. */
  const hear = (): void => {
    clearTimeout(timer);
    timer = setTimeout(end, timeout);
  };
  signal?.addEventListener('abort', end, call);
  let response = Response.error();
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
      },
      body: form ? urlEncoded(form) : JSON.stringify(json),
    });
    hear();
    text = await textOf(response, hear);
  } catch {
    signal?.throwIfAborted();
    response = Response.error();
  } finally {
    clearTimeout(timer);
    end();
  }
  const { headers } = response;
  const isLoggedOut = leadsToLogin(response, url);
  const status = isLoggedOut ? 401 : response.status;
  const ok = response.ok && !isLoggedOut;
  return { status, ok, url, text, headers, json: () => fromJson(text) };
}

/** Whether the shop has answered with its login page, as controllers do when the session has ended. */
function leadsToLogin({ redirected, url }: Response, asked: string): boolean {
  const login = '/customer/account/login';
  return redirected && url.includes(login) && !asked.includes(login);
}

/**
 * Reads as far as a reply may be long.
 * @param hear is called at each part
 */
async function textOf(response: Response, hear: () => void): Promise<string> {
  const reader = response.body?.getReader();
  if (reader === undefined) return response.text();
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    hear();
    length += part.value.byteLength;
    if (length > LONGEST) {
      await reader.cancel();
      throw new RangeError(`The reply is longer than ${LONGEST} bytes.`);
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
}

/** Magento reads posts form-encoded; a form that holds files is posted by the browser, not by us. */
function urlEncoded(form: URLSearchParams | FormData): URLSearchParams {
  const fields: [string, FormDataEntryValue][] = [...form];
  return new URLSearchParams(fields.filter((field): field is [string, string] => typeof field[1] === 'string'));
}
