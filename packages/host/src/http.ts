import { hostSettings } from './settings';

/** What came back from the shop, read whole. */
export interface Reply {
  /** HTTP status; 0 when no answer came: offline, refused, or too slow. */
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
  /** Milliseconds after which the call counts as failed. */
  timeout?: number;
  accept?: string;
}

const TIMEOUT = 30_000;

/**
 * One call to the shop, with what Magento expects of every script: `X-Requested-With` (without it a logged-in customer is
 * nobody to the REST API), the session's cookies, and an `Accept` that never names XML.
 *
 * An HTTP error is a reply like any other, and so is a server that cannot be reached (status 0); only an abort rejects.
 */
export async function request(url: string, options: RequestOptions = {}): Promise<Reply> {
  const { method = 'GET', signal, timeout = TIMEOUT } = options;
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const abort = (): void => controller.abort();
  signal?.throwIfAborted();
  signal?.addEventListener('abort', abort, { once: true });
  try {
    const response = await (hostSettings().fetch ?? fetch)(url, {
      method,
      credentials: 'same-origin',
      signal: controller.signal,
      ...encode(options),
    });
    return replyOf(response.status, url, await response.text(), response.headers);
  } catch {
    signal?.throwIfAborted();
    return replyOf(0, url, '', new Headers());
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', abort);
  }
}

function encode({ json, form, accept = 'application/json, */*;q=0.8' }: RequestOptions): {
  headers: Record<string, string>;
  body?: string | URLSearchParams;
} {
  const headers: Record<string, string> = { Accept: accept, 'X-Requested-With': 'XMLHttpRequest' };
  if (json !== undefined) {
    return { headers: { ...headers, 'Content-Type': 'application/json' }, body: JSON.stringify(json) };
  }
  return form === undefined ? { headers } : { headers, body: urlEncoded(form) };
}

/** Magento reads posts form-encoded; a form that holds files is posted by the browser, not by us. */
function urlEncoded(form: URLSearchParams | FormData): URLSearchParams {
  if (form instanceof URLSearchParams) return form;
  const fields = new URLSearchParams();
  for (const [name, value] of form) {
    if (typeof value === 'string') fields.append(name, value);
  }
  return fields;
}

function replyOf(status: number, url: string, text: string, headers: Headers): Reply {
  return {
    status,
    ok: status >= 200 && status < 300,
    url,
    text,
    headers,
    json() {
      try {
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
  };
}
