import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#testing/eventually';
import { pageJson, recordEvents, recordNavigation } from '#testing/page';
import { json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import { configureHost, errorText, fillPlaceholders, processError, request, resetHost, rest, restUrl } from '../index';
import { resetSectionSource } from '../sections/source';

afterEach(() => {
  resetHost();
  resetSectionSource();
  localStorage.clear();
});

test.each(vectors<{ path: string; params: Record<string, string> }, string>('rest-url'))(
  'leaves the placeholder of a missing value in the URL of a request ($id)',
  ({ input, expected }) => {
    expect(restUrl(input.path, input.params)).toBe(new URL(`/${expected}`, location.href).href);
  },
);

test('encodes values in the URL, and takes the base URL and store code from the page or from configure()', () => {
  pageJson('BASE_URL', 'https://shop.test/sub/');
  pageJson('checkoutConfig', { storeCode: 'nl' });
  expect(restUrl('/guest-carts/:cartId/gift-message', { cartId: 'a/b?c' })).toBe(
    'https://shop.test/sub/rest/nl/V1/guest-carts/a%2Fb%3Fc/gift-message',
  );
  configureHost({ restBase: 'https://api.test/rest/', storeCode: 'b2b' });
  expect(restUrl('/carts/mine')).toBe('https://api.test/rest/b2b/V1/carts/mine');
});

test('sends every request as an XMLHttpRequest that expects JSON', async () => {
  const calls = serve(() => json(true));
  await rest('/carts/mine', {}, { method: 'POST', json: { a: 1 } });
  expect(calls[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  expect(calls[0]?.headers.get('Accept')).not.toContain('xml');
  expect(calls[0]?.headers.get('Content-Type')).toBe('application/json');
  expect(calls[0]?.body).toBe('{"a":1}');
});

test('a request that was answered does not look canceled in the browser’s network log', async () => {
  let signal: AbortSignal | null | undefined;
  configureHost({
    fetch: async (_, options) => {
      signal = options?.signal;
      return json(true);
    },
  });
  await rest('/carts/mine');
  expect(signal?.aborted).toBe(false);
});

test('returns a reply with status 0 if the shop cannot be reached', async () => {
  serve(() => {
    throw new TypeError('Failed to fetch');
  });
  expect(await request('/anything')).toMatchObject({ status: 0, ok: false, text: '' });
});

test('reads a reply without headers, which a script of the page returns in place of the browser’s', async () => {
  const own = { ok: true, status: 200, text: async () => '{"success":true}' };
  configureHost({ fetch: async () => own as Response });
  onTestFinished(resetHost);
  const reply = await request('/checkout/cart/couponPost/');
  expect(reply.json()).toEqual({ success: true });
  expect(reply.headers.has('Login-Required')).toBe(false);
});

test('returns a reply with status 0 if the shop takes too long', async () => {
  const slow = later<Response>();
  serve(() => slow.promise);
  expect(await request('/anything', { timeout: 20 })).toMatchObject({ status: 0, ok: false });
});

test('reads a slow response completely as long as data keeps arriving', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  configureHost({
    fetch: async (_, init) => {
      init?.signal?.addEventListener('abort', () => void writer.abort());
      return new Response(readable);
    },
  });
  const reply = request('/everything.html', { timeout: 30_000 });
  for (const _ of ['first', 'second', 'third']) {
    await vi.advanceTimersByTimeAsync(20_000);
    void writer.write(new TextEncoder().encode('lamp ')).catch(() => {});
  }
  void writer.close().catch(() => {});
  expect(await reply).toMatchObject({ status: 200, text: 'lamp lamp lamp ' });
});

test('reads a list of 5,000 products completely', async () => {
  const list = `<ol>${'<li class="product-item">'.padEnd(1_080, '.')}</li></ol>`.repeat(5_000);
  serve(() => new Response(list));
  expect((await request('/everything.html')).text).toHaveLength(list.length);
});

test('stops reading a reply after 8 MB and treats it as a failed request', async () => {
  let sent = 0;
  const megabyte = new TextEncoder().encode('é'.repeat(500_000));
  const endless = new ReadableStream<Uint8Array>({
    pull(stream) {
      sent += 1;
      if (sent > 20) stream.close();
      else stream.enqueue(megabyte);
    },
  });
  serve(() => new Response(endless));
  expect(await request('/anything')).toMatchObject({ status: 0, ok: false, text: '' });
  expect(sent).toBeLessThan(12);
  serve(() => new Response(megabyte));
  expect((await request('/anything')).text).toBe('é'.repeat(500_000));
});

test('treats a redirect to the login page as status 401', async () => {
  const login = Object.defineProperties(new Response('<h1>Customer Login</h1>'), {
    redirected: { value: true },
    url: { value: `${location.origin}/customer/account/login/referer/x/` },
  });
  serve(() => login);
  expect(await request('/review/product/listAjax/id/1/')).toMatchObject({ status: 401, ok: false });
});

test('rejects when the caller aborts the request', async () => {
  const slow = later<Response>();
  serve(() => slow.promise);
  const controller = new AbortController();
  const call = request('/anything', { signal: controller.signal });
  controller.abort(new Error('newer request'));
  await expect(call).rejects.toThrow('newer request');
});

test.each(vectors<{ message: string; parameters?: string[] | Record<string, string> }, string>('error-placeholders'))(
  'fills values into the shop’s message, and leaves a text without values unchanged ($id)',
  ({ input, expected }) => {
    expect(fillPlaceholders(input.message, input.parameters)).toBe(expected);
  },
);

interface Processed {
  message: string | null;
  redirectTo?: string;
}

test.each(vectors<{ status: number; responseText: string }, Processed>('error-processor'))(
  'a failed request shows the shop’s message or a general one, a lost login the login page ($id)',
  async ({ input, expected }) => {
    const visited = recordNavigation();
    const messages = recordEvents<{ text: string }>('shop-message');
    document.addEventListener('shop-message', (event) => event.preventDefault(), { once: true });
    configureHost({ fetch: async () => new Response(input.responseText, { status: input.status }) });
    processError(await request('/anything'));
    expect(messages.map(({ detail }) => detail.text)).toEqual(expected.message === null ? [] : [expected.message]);
    const target = expected.redirectTo;
    expect(visited.map(({ url }) => url)).toEqual(
      target === undefined ? [] : [new URL(`/${target}`, location.href).href],
    );
  },
);

test.each([
  ['The gift message cannot be stored.', 'The gift message cannot be stored.'],
  [
    'Internal Error. Details are available in Magento log file. Report ID: webapi-65f0',
    'Something went wrong in the shop. Please try again later, or contact us and mention report webapi-65f0.',
  ],
])(
  'a server error shows the shop’s own message, but only the report of an unexpected one: %s',
  async (message, text) => {
    serve(() => json({ message }, 500));
    expect(errorText(await request('/anything'))).toBe(text);
  },
);

test('a refusal without a text still says that the request failed', async () => {
  serve(() => json({ message: '' }, 400));
  expect(errorText(await request('/anything'))).toContain('Something went wrong with your request.');
});

test.each(['none', 3, null])('parameters of %j leave the message unchanged', async (parameters) => {
  serve(() => json({ message: 'The coupon %1 is not valid.', parameters }, 400));
  expect(errorText(await request('/anything'))).toBe('The coupon %1 is not valid.');
});

test('escapes the markup in an error message', async () => {
  const messages = recordEvents<{ text: string }>('shop-message');
  document.addEventListener('shop-message', (event) => event.preventDefault(), { once: true });
  serve(() => json({ message: `Use <b>5</b> < 6 & "more", it's fine` }, 400));
  processError(await request('/anything'));
  expect(messages[0]?.detail.text).toBe('Use &lt;b&gt;5&lt;/b&gt; &lt; 6 &amp; &quot;more&quot;, it&#039;s fine');
});

test('shows an error in a dialog if the page has no message area', async () => {
  serve(() => json({ message: 'The coupon is not valid.\nTry another.' }, 404));
  processError(await request('/anything'));
  const dialog = await eventually(() => {
    const found = document.querySelector('dialog');
    if (found === null) throw new Error('no dialog');
    return found;
  });
  expect(dialog.textContent).toContain('The coupon is not valid.\nTry another.');
  dialog.querySelector('button')?.click();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
});

test.each([
  [
    404,
    { message: 'No such entity with %fieldName = %fieldValue', parameters: { fieldName: 'cartId', fieldValue: null } },
  ],
  [400, { message: '"%fieldName" is required. Enter and try again.', parameters: { fieldName: 'giftMessage' } }],
  [404, { message: 'No product with the "%1" itemId exists in the Cart.', parameters: [999_999] }],
])('a refusal of Magento results in a readable message: %i %j', async (status, body) => {
  serve(() => json(body, status));
  const text = errorText(await request('/anything'));
  expect(text).toMatch(/\w/);
  expect(text).not.toMatch(/%\w/);
});
