import { addMessage, postForm } from '@shop-elements/host';
import { afterEach, expect, test, vi } from 'vitest';
import { server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, show } from '#testing/page';
import { json, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import type { ServerMessage } from '@shop-elements/host';

const EIGHT = ['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a'];

function cookie(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `mage-messages=${value};path=/;samesite=strict`;
}

function encoded(messages: unknown): string {
  return encodeURIComponent(JSON.stringify(messages));
}

function shown(element: Element): ServerMessage[] {
  return Array.from(element.querySelectorAll('[data-shop-root] .message'), (message) => ({
    type: message.className.split(' ')[1] ?? '',
    text: message.firstElementChild?.innerHTML ?? '',
  }));
}

afterEach(() => {
  cookie(';max-age=0');
  localStorage.clear();
});

test('the server’s messages stay until the element shows the same ones', async () => {
  cookie(encoded([{ type: 'success', text: 'You added Tea.' }]));
  const element = show('shop-messages', '<shop-messages><p data-shop-fallback>You added Tea.</p></shop-messages>');
  expect(element.querySelector('p')?.hidden).toBe(false);
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'You added Tea.' }]));
  expect(element.querySelector('p')?.hidden).toBe(true);
});

test('is accessible', async () => {
  cookie(encoded([{ type: 'error', text: 'Sold <b>out</b>, <a href="/tea">see others</a>' }]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await expectAccessible(element);
});

test('each message is announced by itself: errors and warnings at once, the others in their turn', async () => {
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  for (const type of ['error', 'warning', 'success', 'notice'] as const) element.add({ type, text: type });
  await eventually(() => expect(shown(element)).toHaveLength(4));
  const regions = [...element.querySelectorAll('[role=alert], [role=status]')];
  expect(regions.map((region) => [region.textContent, region.getAttribute('role')])).toEqual([
    ['error', 'alert'],
    ['warning', 'alert'],
    ['success', 'status'],
    ['notice', 'status'],
  ]);
  expect(element.querySelector('[role] [role], [aria-live]')).toBeNull();
  await expectAccessible(element);
});

test('a message that a script repeats is announced again', async () => {
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'error', text: 'No.' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  const first = element.querySelector('[role=alert]');
  element.add({ type: 'error', text: 'No.' });
  await eventually(() => expect(element.querySelector('[role=alert]')).not.toBe(first));
  expect(shown(element)).toHaveLength(1);
});

test('each message can be closed, by keyboard too, and the focus goes to the next one', async () => {
  const element = await drawn('shop-messages', '<button>Before</button><shop-messages></shop-messages>');
  for (const text of ['one', 'two', 'three']) element.add({ type: 'notice', text });
  await eventually(() => expect(shown(element)).toHaveLength(3));
  const closers = () => [...element.querySelectorAll('button')];
  expect(closers().map((button) => button.getAttribute('aria-label'))).toEqual(Array(3).fill('Close this message'));
  closers()[1]?.focus();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(shown(element).map(({ text }) => text)).toEqual(['one', 'three']));
  expect(document.activeElement).toBe(closers()[1]);
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(shown(element)).toHaveLength(1));
  expect(document.activeElement).toBe(closers()[0]);
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(shown(element)).toHaveLength(0));
  expect(element.contains(document.activeElement)).toBe(true);
});

test('an error comes into view, a success waits to be seen, and one that is seen elsewhere moves nothing', async () => {
  const element = await drawn(
    'shop-messages',
    '<shop-messages></shop-messages><p style="block-size: 300vh">a long page</p>',
  );
  const isInView = async (message: object): Promise<boolean> => {
    scrollTo(0, document.documentElement.scrollHeight);
    document.dispatchEvent(new CustomEvent('shop-message', { detail: message, cancelable: true }));
    await eventually(() => expect(element.textContent).toContain('!'));
    await new Promise(requestAnimationFrame);
    const { bottom } = element.getBoundingClientRect();
    element.clear();
    await eventually(() => expect(element.textContent).toBe(''));
    return bottom > 0;
  };
  expect(await isInView({ type: 'success', text: 'Added!' })).toBe(false);
  expect(await isInView({ type: 'error', text: 'Seen!', isSeen: true })).toBe(false);
  expect(await isInView({ type: 'error', text: 'Failed!' })).toBe(true);
});

test('the cookie is emptied once its messages are shown', async () => {
  cookie(encoded([{ type: 'success', text: 'Once' }]));
  await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(document.cookie).toMatch(/mage-messages=(;|$)/);
  const next = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(next)).toEqual([]);
});

interface ClearedCookie {
  value: string;
  path: string;
  samesite: string;
  domain: string | null;
}

// The other browsers tell a cookie's name and value only.
test.skipIf(server.browser !== 'chromium').each(vectors<{ before: string }, ClearedCookie>('message-cookie-clear'))(
  'the emptied cookie is the server’s own, by the vector $id',
  async ({ expected: { value, path, samesite, domain } }) => {
    cookie(encoded([{ type: 'success', text: 'Once' }]));
    await drawn('shop-messages', '<shop-messages></shop-messages>');
    // One with a domain or another path would stand beside the server's, whose messages would come back.
    expect(await cookieStore.getAll('mage-messages')).toMatchObject([{ value, path, sameSite: samesite, domain }]);
  },
);

test.each(vectors<{ cookie: unknown }, ServerMessage[] | string>('message-dedupe'))(
  'shows each text once by the vector $id',
  async ({ input, expected }) => {
    cookie(typeof input.cookie === 'string' ? encodeURIComponent(input.cookie) : encoded(input.cookie));
    const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
    const wanted = expected === 'keep the more severe type' ? [{ type: 'error', text: 'A' }] : expected;
    expect(shown(element)).toEqual(wanted);
  },
);

test.each(vectors<{ rawCookieValue: string }, ServerMessage[]>('message-cookie-decode'))(
  'reads the cookie by the vector $id',
  async ({ input, expected }) => {
    cookie(input.rawCookieValue);
    expect(shown(await drawn('shop-messages', '<shop-messages></shop-messages>'))).toEqual(expected);
  },
);

test.each(
  vectors<ServerMessage, { innerClass: string; dataUiId: string; outer: Record<string, string> }>('message-render'),
)('draws a message by the vector $id', async ({ input, expected }) => {
  cookie(encoded([input]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  const message = element.querySelector('.message');
  expect(message?.className.split(' ').sort()).toEqual(expected.innerClass.split(' ').sort());
  expect(message?.getAttribute('data-ui-id')).toBe(expected.dataUiId);
  for (const name of Object.keys(expected.outer)) {
    expect(element.querySelector('.messages')?.getAttribute(name)).toBe(expected.outer[name]);
  }
});

// Where the checkout's and the catalogue's vectors want different things of the same markup, the catalogue's safer one
// holds: words inside a forbidden element keep their allowed tags (V250), and no message carries a style (V241).
const overruled = ['V250', 'V241'];

const hostile = [
  ...vectors<{ html: string | null; allowedTags: string[] | null }, string>('message-sanitise').map((vector) => ({
    ...vector,
    input: { text: vector.input.html ?? '', allowedTags: vector.input.allowedTags },
  })),
  ...vectors<{ text: string; allowedTags?: string[] }, string>('messages.escape').map((vector) => ({
    ...vector,
    input: { text: vector.input.text, allowedTags: vector.input.allowedTags ?? EIGHT },
  })),
].filter(({ id, input }) => input.allowedTags?.join() === EIGHT.join() && !overruled.includes(id));

test.each(hostile)('cleans markup from outside by the vector $id', async ({ input, expected }) => {
  cookie(encoded([{ type: 'notice', text: input.text }]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(element).map(({ text }) => text)).toEqual([expected]);
});

test('no spelling of a script address survives, and nothing of a message runs', async () => {
  const ran = vi.fn();
  Reflect.set(window, 'ranFromMessage', ran);
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.addEventListener('click', (event) => event.preventDefault());
  const texts = [
    '<a href="java\nscript:ranFromMessage()">x</a>',
    '<a href="&#106;avascript:ranFromMessage()">x</a>',
    '<a href="\u00a0javascript:ranFromMessage()">x</a>',
    '<a xlink:href="javascript:ranFromMessage()">x</a>',
    '<a href="//evil.test/%0ajavascript:1" onclick="ranFromMessage()">x</a>',
    '<svg onload="ranFromMessage()"><a href="javascript:ranFromMessage()">x</a></svg>',
    '<img src=x onerror=ranFromMessage()>',
    '<iframe srcdoc="<script>parent.ranFromMessage()</script>"></iframe>',
    '<math><mtext><table><mglyph><style><img src=x onerror=ranFromMessage()>',
  ];
  for (const text of texts) element.add({ type: 'error', text });
  await eventually(() => expect(shown(element).length).toBe(texts.length));
  for (const link of element.querySelectorAll<HTMLAnchorElement>('a')) {
    expect(link.protocol).not.toBe('javascript:');
    link.click();
  }
  expect(element.innerHTML).not.toMatch(/on\w+=|<(img|svg|iframe|style|math)/);
  expect(ran).not.toHaveBeenCalled();
});

test('messages of a later call arrive through the section, once', async () => {
  serve(({ path }) =>
    path.includes('section')
      ? json({ messages: { messages: [{ type: 'success', text: 'You added Tea.' }], data_id: 7 } })
      : json([]),
  );
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await postForm('/checkout/cart/add/', new URLSearchParams({ product: '1' }));
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'You added Tea.' }]));
  expect(localStorage.getItem('mage-cache-storage')).toBe('{}');
});

test.each(vectors<{ cookie: ServerMessage[]; section?: unknown }, unknown>('messages.start'))(
  'starts by the vector $id',
  async ({ id, input }) => {
    cookie(encoded(input.cookie));
    const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
    if (id === 'messages.start#4') for (const message of input.cookie) addMessage(message);
    expect(shown(element)).toEqual(input.cookie);
  },
);

test('messages left over from an earlier page are dropped, not shown', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  document.cookie = 'mage-cache-sessid=true;path=/';
  const leftOver = { messages: { messages: [{ type: 'success', text: 'Old' }], data_id: 3 } };
  localStorage.setItem('mage-cache-storage', JSON.stringify(leftOver));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await eventually(() => expect(localStorage.getItem('mage-cache-storage')).toBe('{}'));
  expect(shown(element)).toEqual([]);
});

test('a script adds a message by method, by event and through the page API, and clears them', async () => {
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'success', text: 'one' });
  document.dispatchEvent(
    new CustomEvent('shop-message', { detail: { type: 'notice', text: 'two' }, cancelable: true }),
  );
  addMessage({ type: 'error', text: 'three' });
  await eventually(() => expect(shown(element).map(({ text }) => text)).toEqual(['one', 'two', 'three']));
  element.clear();
  await eventually(() => expect(shown(element)).toEqual([]));
});

test('a shopper who comes back to a page that the browser kept does not see its messages again', async () => {
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'success', text: 'You added Tea.' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(shown(element)).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await eventually(() => expect(shown(element)).toEqual([]));
});

test('of two message areas one takes a message', async () => {
  await drawn('shop-messages', '<shop-messages></shop-messages><shop-messages id="second"></shop-messages>');
  addMessage({ type: 'error', text: 'only once' });
  await eventually(() => expect(document.body.textContent).toContain('only once'));
  expect(document.querySelectorAll('.message')).toHaveLength(1);
});

test('a message goes by itself after the time the shop gives it, but not while it is being read', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const element = await drawn('shop-messages', '<shop-messages data-timeout="1000"></shop-messages>');
  element.add({ type: 'notice', text: '<a href="/cart">cart</a>' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  element.querySelector('a')?.focus();
  vi.advanceTimersByTime(1000);
  expect(shown(element)).toHaveLength(1);
  element.querySelector('a')?.blur();
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await eventually(() => expect(shown(element)).toHaveLength(0));
});

test('a shop’s text that is no message is left out', async () => {
  cookie(encoded([null, 5, { type: 'error' }, { text: 'no type' }, { type: 'x" onclick="', text: 'odd type' }]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(element)).toEqual([
    { type: 'notice', text: 'no type' },
    { type: 'notice', text: 'odd type' },
  ]);
});

// The last one: what it asks for goes on for a moment.
test('a message of the second in which the page began is shown, too', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  document.cookie = 'mage-cache-sessid=true;path=/';
  localStorage.setItem('mage-cache-storage', JSON.stringify({ messages: { messages: [], data_id: 7 } }));
  serve(() => json({ messages: { messages: [{ type: 'success', text: 'Bought.' }], data_id: 7 } }));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await postForm('/instantpurchase/button/placeOrder/', new URLSearchParams({ product: '1' }));
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'Bought.' }]));
});
