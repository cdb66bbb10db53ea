import { addMessage, clearMessages, postForm } from '@shop-elements/host';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { commands, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, loadAhead, show } from '#testing/page';
import { json, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import './define';
import './messages.css';
import type { ServerMessage } from '@shop-elements/host';

const EIGHT = ['div', 'span', 'b', 'strong', 'i', 'em', 'u', 'a'];

function cookie(value: string, path = '/'): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `mage-messages=${value};path=${path};samesite=strict`;
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

test('keeps the server’s messages until the element shows the same ones', async () => {
  cookie(encoded([{ type: 'success', text: 'You added Tea.' }]));
  const element = show('shop-messages', '<shop-messages><p data-shop-fallback>You added Tea.</p></shop-messages>');
  expect(element.querySelector('p')?.hidden).toBe(false);
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'You added Tea.' }]));
  expect(element.querySelector('p')?.hidden).toBe(true);
});

test('shows the messages of another cookie, when its name is set later', async () => {
  cookie(encoded([{ type: 'success', text: 'You added Tea.' }]));
  const element = await drawn('shop-messages', '<shop-messages data-cookie-name="own-messages"></shop-messages>');
  expect(shown(element)).toEqual([]);
  element.setAttribute('data-cookie-name', 'mage-messages');
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'You added Tea.' }]));
});

test('is accessible', async () => {
  cookie(encoded([{ type: 'error', text: 'Sold <b>out</b>, <a href="/tea">see others</a>' }]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await expectAccessible(element);
});

test.skipIf(server.browser !== 'chromium')('the icons of the types stay visible with forced colors', async () => {
  await commands.emulateMedia({ forcedColors: 'active' });
  onTestFinished(() => commands.emulateMedia({ forcedColors: null }));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'error', text: 'Sold out' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  const icon = getComputedStyle(element.querySelector('.message') ?? element, '::before');
  expect(icon.color).not.toBe(icon.backgroundColor);
});

test('announces each message separately: errors and warnings at once, the others politely', async () => {
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

test('announces a message again when a script repeats it', async () => {
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'error', text: 'No.' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  const first = element.querySelector('[role=alert]');
  element.add({ type: 'error', text: 'No.' });
  await eventually(() => expect(element.querySelector('[role=alert]')).not.toBe(first));
  expect(shown(element)).toHaveLength(1);
});

test('each message can be closed, also by keyboard, and the focus moves to the next one', async () => {
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

test('scrolls errors into view, but not successes or messages already seen elsewhere', async () => {
  const element = await drawn(
    'shop-messages',
    '<shop-messages></shop-messages><p style="block-size: 300vh">a long page</p>',
  );
  const expectInView = async (message: object, expected: boolean): Promise<void> => {
    scrollTo(0, document.documentElement.scrollHeight);
    document.dispatchEvent(new CustomEvent('shop-message', { detail: message, cancelable: true }));
    await eventually(() => expect(element.textContent).toContain('!'));
    await new Promise(requestAnimationFrame);
    await expect.poll(() => element.getBoundingClientRect().bottom > 0).toBe(expected);
    element.clear();
    await eventually(() => expect(element.textContent).toBe(''));
  };
  await expectInView({ type: 'success', text: 'Added!' }, false);
  await expectInView({ type: 'error', text: 'Seen!', isSeen: true }, false);
  await expectInView({ type: 'error', text: 'Failed!' }, true);
});

test('empties the cookie once its messages are shown', async () => {
  cookie(encoded([{ type: 'success', text: 'Once' }]));
  await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(document.cookie).toMatch(/mage-messages=(;|$)/);
  const next = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(next)).toEqual([]);
});

test('also empties the cookie of a shop in a folder, whose path the page does not print', async () => {
  const { href } = location;
  history.replaceState(null, '', '/shop/tea.html');
  onTestFinished(() => {
    cookie('; max-age=0', '/shop');
    history.replaceState(null, '', href);
  });
  cookie(encoded([{ type: 'success', text: 'Once' }]), '/shop');
  await drawn('shop-messages', '<shop-messages></shop-messages>');
  const next = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(next)).toEqual([]);
});

interface ClearedCookie {
  value: string;
  path: string;
  samesite: string;
  domain: string | null;
}

// Only Chromium reports more of a cookie than its name and value.
test.skipIf(server.browser !== 'chromium').each(vectors<{ before: string }, ClearedCookie>('message-cookie-clear'))(
  'empties the server’s own cookie, as in vector $id',
  async ({ expected: { value, path, samesite, domain } }) => {
    cookie(encoded([{ type: 'success', text: 'Once' }]));
    await drawn('shop-messages', '<shop-messages></shop-messages>');
    // With another domain or path it would be a second cookie, and the server's messages would come back.
    expect(await cookieStore.getAll('mage-messages')).toMatchObject([{ value, path, sameSite: samesite, domain }]);
  },
);

test.each(vectors<{ cookie: unknown }, ServerMessage[] | string>('message-dedupe'))(
  'shows each text once, as in vector $id',
  async ({ input, expected }) => {
    cookie(typeof input.cookie === 'string' ? encodeURIComponent(input.cookie) : encoded(input.cookie));
    const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
    const wanted = expected === 'keep the more severe type' ? [{ type: 'error', text: 'A' }] : expected;
    expect(shown(element)).toEqual(wanted);
  },
);

test.each(vectors<{ rawCookieValue: string }, ServerMessage[]>('message-cookie-decode'))(
  'shows the text of an encoded cookie, with spaces instead of pluses ($id)',
  async ({ input, expected }) => {
    cookie(input.rawCookieValue);
    expect(shown(await drawn('shop-messages', '<shop-messages></shop-messages>'))).toEqual(expected);
  },
);

test.each(
  vectors<ServerMessage, { innerClass: string; dataUiId: string; outer: Record<string, string> }>('message-render'),
)('a message has Magento’s classes, and is an alert for screen readers ($id)', async ({ input, expected }) => {
  cookie(encoded([input]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  const message = element.querySelector('.message');
  expect(message?.className.split(' ').sort()).toEqual(expected.innerClass.split(' ').sort());
  expect(message?.getAttribute('data-ui-id')).toBe(expected.dataUiId);
  for (const name of Object.keys(expected.outer)) {
    expect(element.querySelector('.messages')?.getAttribute(name)).toBe(expected.outer[name]);
  }
});

// Where the checkout's and the catalogue's vectors differ for the same markup, the catalogue's safer one applies: text inside a
// forbidden element keeps its allowed tags (V250), and messages have no styles (V241).
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

test.each(hostile)('keeps only the harmless markup of a message ($id)', async ({ input, expected }) => {
  cookie(encoded([{ type: 'notice', text: input.text }]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(element).map(({ text }) => text)).toEqual([expected]);
});

test('removes script URLs in every spelling, and runs nothing from a message', async () => {
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

test('shows messages of a later request from the section, once', async () => {
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

test('messages of a later request replace those of the request before, and no others', async () => {
  const products = ['Tea', 'Coffee'];
  cookie(encoded([{ type: 'notice', text: 'Welcome.' }]));
  serve(({ path }) => {
    if (!path.includes('section')) return json([]);
    const text = `You added ${products.shift()}.`;
    return json({ messages: { messages: [{ type: 'success', text }], data_id: 7 + products.length } });
  });
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  const texts = () => shown(element).map(({ text }) => text);
  await postForm('/checkout/cart/add/', new URLSearchParams({ product: '1' }));
  await eventually(() => expect(texts()).toEqual(['Welcome.', 'You added Tea.']));
  await postForm('/checkout/cart/add/', new URLSearchParams({ product: '2' }));
  await eventually(() => expect(texts()).toEqual(['Welcome.', 'You added Coffee.']));
});

/** A shop whose section has other messages after each request. */
function serveSections(answers: ServerMessage[][]): void {
  serve(({ path }) =>
    json(path.includes('section') ? { messages: { messages: answers.shift(), data_id: 7 + answers.length } } : []),
  );
}

test('a message about a product in the cart goes when a later request has none, such as one that removes the product', async () => {
  const answers = [[{ type: 'success', text: 'You added Tea.' }], []];
  cookie(encoded([{ type: 'notice', text: 'Welcome.' }]));
  serveSections(answers);
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  const texts = () => shown(element).map(({ text }) => text);
  await postForm('/checkout/cart/add/', new URLSearchParams({ product: '1' }));
  await eventually(() => expect(texts()).toEqual(['Welcome.', 'You added Tea.']));
  await postForm('/checkout/sidebar/removeItem/', new URLSearchParams({ item_id: '1' }));
  await eventually(() => expect(texts()).toEqual(['Welcome.']));
});

test('announces a message of a request again if the page came with the same one, and removes it with the next request', async () => {
  const answers = [[{ type: 'success', text: 'You added Tea.' }], []];
  cookie(encoded([{ type: 'success', text: 'You added Tea.' }]));
  serveSections(answers);
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  const before = element.querySelector('.message');
  await postForm('/checkout/cart/add/', new URLSearchParams({ product: '1' }));
  await expect.poll(() => element.querySelector('.message')).not.toBe(before);
  expect(shown(element)).toEqual([{ type: 'success', text: 'You added Tea.' }]);
  await postForm('/checkout/sidebar/removeItem/', new URLSearchParams({ item_id: '1' }));
  await eventually(() => expect(shown(element)).toEqual([]));
});

interface MessagesAtStart {
  cookie: ServerMessage[];
  sectionArrivesLater?: { messages: ServerMessage[] };
}

test.each(vectors<MessagesAtStart, unknown>('messages.start'))(
  'starts with the cookie’s messages, and shows what arrives later, but nothing twice ($id)',
  async ({ input }) => {
    const later = [...(input.sectionArrivesLater?.messages ?? []), { type: 'notice', text: 'the last one' }];
    cookie(encoded(input.cookie));
    serve(({ path }) => json(path.includes('section') ? { messages: { messages: later, data_id: 7 } } : []));
    const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
    expect(shown(element)).toEqual(input.cookie);
    await postForm('/checkout/cart/add/', new URLSearchParams({ product: '1' }));
    await eventually(() => expect(shown(element)).toEqual([...input.cookie, later.at(-1)]));
  },
);

test('drops messages of an earlier page without showing them', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  document.cookie = 'mage-cache-sessid=true;path=/';
  const leftOver = { messages: { messages: [{ type: 'success', text: 'Old' }], data_id: 3 } };
  localStorage.setItem('mage-cache-storage', JSON.stringify(leftOver));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await eventually(() => expect(localStorage.getItem('mage-cache-storage')).toBe('{}'));
  expect(shown(element)).toEqual([]);
});

test('scripts add messages by method, by event and through the page API, and clear them', async () => {
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

test('shows messages that were added before it rendered, or before the page had it', async () => {
  addMessage({ type: 'success', text: 'before' });
  const element = show('shop-messages', '<shop-messages></shop-messages>');
  addMessage({ type: 'error', text: 'during' });
  await eventually(() => expect(shown(element).map(({ text }) => text)).toEqual(['before', 'during']));
  expect(document.querySelector('dialog')).toBeNull();
});

test('does not show messages that the page cleared before it rendered', async () => {
  document.body.innerHTML = '';
  addMessage({ type: 'success', text: 'Saved.' });
  clearMessages();
  expect(shown(await drawn('shop-messages', '<shop-messages></shop-messages>'))).toEqual([]);
});

test('if its settings are invalid, an error added before opens a dialog', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  show('shop-messages', '<shop-messages data-timeout="soon"></shop-messages>');
  addMessage({ type: 'error', text: 'The card was declined.' });
  await expect.poll(() => document.querySelector('dialog')?.textContent).toContain('The card was declined.');
  document.querySelector('dialog')?.close();
  vi.restoreAllMocks();
});

test('does not show messages again on a page restored from the back/forward cache', async () => {
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  element.add({ type: 'success', text: 'You added Tea.' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  await new Promise(requestAnimationFrame);
  expect(shown(element)).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await eventually(() => expect(shown(element)).toEqual([]));
});

test('a page that the browser loads ahead takes no message until the shopper comes to it', async () => {
  const visit = loadAhead();
  const left = { messages: { messages: [{ type: 'error', text: 'Of an earlier page' }], data_id: 7 } };
  localStorage.setItem('mage-cache-storage', JSON.stringify(left));
  cookie(encoded([{ type: 'success', text: 'You added Tea.' }]));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(element)).toEqual([]);
  expect(document.cookie).toContain('Tea');
  expect(JSON.parse(localStorage.getItem('mage-cache-storage') ?? '')).toEqual(left);
  visit();
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'You added Tea.' }]));
  expect(document.cookie).not.toContain('Tea');
  await eventually(() => expect(localStorage.getItem('mage-cache-storage')).toBe('{}'));
});

test('only one of two message areas shows a message', async () => {
  await drawn('shop-messages', '<shop-messages></shop-messages><shop-messages id="second"></shop-messages>');
  addMessage({ type: 'error', text: 'only once' });
  await eventually(() => expect(document.body.textContent).toContain('only once'));
  expect(document.querySelectorAll('.message')).toHaveLength(1);
});

test('only one of two message areas shows the message of a page’s own event, or of a later request', async () => {
  const two = '<shop-messages></shop-messages><shop-messages id="second"></shop-messages>';
  await drawn('shop-messages', two);
  document.dispatchEvent(new CustomEvent('shop-message', { detail: { type: 'notice', text: 'from a script' } }));
  await eventually(() => expect(document.body.textContent).toContain('from a script'));
  expect(document.querySelectorAll('.message')).toHaveLength(1);
  serve(({ path }) =>
    json(path.includes('section') ? { messages: { messages: [{ type: 'success', text: 'saved' }], data_id: 7 } } : []),
  );
  await postForm('/checkout/cart/add/', new URLSearchParams({ product: '1' }));
  await eventually(() => expect(document.body.textContent).toContain('saved'));
  expect(document.querySelectorAll('.message')).toHaveLength(2);
});

test('a message disappears after the timeout, but not while it is hovered or focused', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const element = await drawn('shop-messages', '<shop-messages data-timeout="1000"></shop-messages>');
  element.add({ type: 'notice', text: '<a href="/cart">cart</a>' });
  const link = await eventually(() => element.querySelector('a') ?? expect.fail('no link'));
  link.focus();
  vi.advanceTimersByTime(1000);
  await new Promise(requestAnimationFrame);
  expect(shown(element)).toHaveLength(1);
  await userEvent.hover(link);
  link.blur();
  await expect.poll(() => element.matches(':hover')).toBe(true);
  vi.advanceTimersByTime(1000);
  await new Promise(requestAnimationFrame);
  expect(shown(element)).toHaveLength(1);
  await userEvent.unhover(link);
  await expect.poll(() => element.matches(':hover')).toBe(false);
  vi.advanceTimersByTime(1000);
  vi.useRealTimers();
  await eventually(() => expect(shown(element)).toHaveLength(0));
});

test('a message that came while the tab was hidden stays for its whole time after the shopper has returned', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  onTestFinished(() => hidden.mockRestore());
  const element = await drawn('shop-messages', '<shop-messages data-timeout="1000"></shop-messages>');
  element.add({ type: 'notice', text: 'Added' });
  await eventually(() => expect(shown(element)).toHaveLength(1));
  vi.advanceTimersByTime(1000);
  await new Promise(requestAnimationFrame);
  expect(shown(element)).toHaveLength(1);
  hidden.mockReturnValue(false);
  vi.advanceTimersByTime(1000);
  await eventually(() => expect(shown(element)).toHaveLength(0));
});

test('ignores entries that are not messages', async () => {
  cookie(
    encoded([
      null,
      5,
      { type: 'error' },
      { type: 'error', text: ' ' },
      { text: 'no type' },
      { type: 'x" onclick="', text: 'odd type' },
    ]),
  );
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(element)).toEqual([
    { type: 'notice', text: 'no type' },
    { type: 'notice', text: 'odd type' },
  ]);
});

test('shows messages that PHP prints as a map, because an extension has removed one of the list', async () => {
  cookie(encoded({ 1: { type: 'error', text: 'Declined.' }, 3: { type: 'success', text: 'Saved.' } }));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  expect(shown(element)).toEqual([
    { type: 'error', text: 'Declined.' },
    { type: 'success', text: 'Saved.' },
  ]);
});

// The last test, because its request continues for a moment.
test('shows a message that arrives in the same second as the page', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  document.cookie = 'mage-cache-sessid=true;path=/';
  localStorage.setItem('mage-cache-storage', JSON.stringify({ messages: { messages: [], data_id: 7 } }));
  serve(() => json({ messages: { messages: [{ type: 'success', text: 'Bought.' }], data_id: 7 } }));
  const element = await drawn('shop-messages', '<shop-messages></shop-messages>');
  await postForm('/instantpurchase/button/placeOrder/', new URLSearchParams({ product: '1' }));
  await eventually(() => expect(shown(element)).toEqual([{ type: 'success', text: 'Bought.' }]));
});
