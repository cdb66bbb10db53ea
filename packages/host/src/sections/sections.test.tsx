import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#testing/eventually';
import { pageJson } from '#testing/page';
import { json, later, serve } from '#testing/server';
import { readQuote } from '../checkout/quote';
import {
  addMessage,
  clearMessages,
  forgetSection,
  postForm,
  reloadSections,
  rest,
  type Section,
  watchSection,
} from '../index';
import { currentSection } from './sections';
import { resetSectionSource } from './source';

const stops: (() => void)[] = [];

function watch(name: string): (Section | undefined)[] {
  const seen: (Section | undefined)[] = [];
  stops.push(watchSection(name, (section) => seen.push(section)));
  return seen;
}

function cookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page's own code writes it like this
  document.cookie = `${text};path=/`;
}

function stored(): Record<string, Section> {
  return JSON.parse(localStorage.getItem('mage-cache-storage') ?? '{}') as Record<string, Section>;
}

/** The state that a Luma page leaves behind: a session, a section, and the cookie that lists it. */
function lumaWasHere(section: Record<string, Section>): void {
  cookie('mage-cache-sessid=true');
  localStorage.setItem('mage-cache-storage', JSON.stringify(section));
  const ids = Object.keys(section).map((name) => `%22${name}%22:${section[name]?.data_id}`);
  cookie(`section_data_ids={${ids.join('%2C')}}`);
}

afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  localStorage.clear();
  for (const name of ['mage-cache-sessid', 'section_data_ids', 'private_content_version']) cookie(`${name}=;max-age=0`);
  Reflect.deleteProperty(window, 'require');
  Reflect.deleteProperty(window, 'hyva');
  resetSectionSource();
});

test('shows stored sections that are up to date without a request', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1714736400 } });
  const calls = serve(() => json({}));
  const seen = watch('customer');
  expect(seen).toEqual([{ firstname: 'Ann', data_id: 1714736400 }]);
  await reloadSections([]);
  expect(calls).toHaveLength(0);
});

test('shows stale stored sections first, then loads them in one request for all observers', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  cookie('section_data_ids={%22customer%22:2}');
  const calls = serve(() =>
    json({ customer: { firstname: 'Bea', data_id: 2 }, cart: { summary_count: 3, data_id: 2 } }),
  );
  const [one, other, cart] = [watch('customer'), watch('customer'), watch('cart')];
  expect(one).toEqual([{ firstname: 'Ann', data_id: 1 }]);
  await eventually(() => expect(one).toHaveLength(2));
  expect(one[1]).toMatchObject({ firstname: 'Bea' });
  expect(other[1]).toMatchObject({ firstname: 'Bea' });
  expect(cart).toEqual([undefined, { summary_count: 3, data_id: 2 }]);
  expect(calls.map(({ path }) => path)).toEqual([
    '/customer/section/load?sections=customer%2Ccart&force_new_section_timestamp=false',
  ]);
  expect(stored().customer).toEqual({ firstname: 'Bea', data_id: 2 });
  expect(decodeURIComponent(document.cookie)).toContain('section_data_ids={"customer":2,"cart":2}');
});

test('a slow reply does not replace the section that a later request has brought', async () => {
  lumaWasHere({});
  const slow = later<Response>();
  const replies = [slow.promise, json({ cart: { summary_count: 2, data_id: 2 } })];
  const calls = serve(() => replies.shift() ?? json({}));
  const [cart, customer] = [watch('cart'), watch('customer')];
  await eventually(() => expect(calls).toHaveLength(1));
  await reloadSections(['cart']);
  slow.resolve(json({ cart: { summary_count: 1, data_id: 1 }, customer: { firstname: 'Ann', data_id: 1 } }));
  await eventually(() => expect(customer.at(-1)).toMatchObject({ firstname: 'Ann' }));
  expect(cart).toEqual([undefined, { summary_count: 2, data_id: 2 }]);
  expect(stored().cart).toEqual({ summary_count: 2, data_id: 2 });
});

test('still loads the other sections if the shop does not know one of them', async () => {
  const message = 'The &quot;wishlist&quot; section source isn&#039;t supported.';
  serve(({ path }) =>
    path.includes('wishlist') ? json({ message }, 400) : json({ customer: { firstname: 'Ann', data_id: 3 } }),
  );
  const [customer, wishlist] = [watch('customer'), watch('wishlist')];
  await eventually(() => expect(customer).toHaveLength(2));
  expect(wishlist).toEqual([undefined]);
});

test('a new session drops the sections that the last one stored, and never shows them', async () => {
  localStorage.setItem('mage-cache-storage', '{"customer":{"firstname":"Ann","data_id":1}}');
  localStorage.setItem('mage-cache-timeout', JSON.stringify(new Date(Date.now() + 60_000)));
  serve(() => json({ customer: { data_id: 2 } }));
  const seen = watch('customer');
  await eventually(() => expect(seen).toEqual([undefined, { data_id: 2 }]));
  await eventually(() => expect(stored()).toEqual({ customer: { data_id: 2 } }));
  expect(document.cookie).toContain('mage-cache-sessid=true');
});

test('shows sections that the page itself has stored, without a session of Luma’s', async () => {
  localStorage.setItem('mage-cache-storage', '{"customer":{"firstname":"Ann","data_id":1}}');
  serve(() => new Response('', { status: 404 }));
  const seen = watch('customer');
  await eventually(() => expect(document.cookie).toContain('mage-cache-sessid=true'));
  expect(seen).toEqual([{ firstname: 'Ann', data_id: 1 }]);
});

test('drops stored sections after their lifetime', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  localStorage.setItem('mage-cache-timeout', JSON.stringify(new Date(Date.now() - 1000)));
  serve(() => json({ customer: { data_id: 2 } }));
  watch('customer');
  await eventually(() => expect(stored()).toEqual({ customer: { data_id: 2 } }));
});

test('on a page that is open for longer than the lifetime, reloaded sections count', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  serve(() => json({ customer: { firstname: 'Bea', data_id: 2 } }));
  await reloadSections(['customer']);
  localStorage.setItem('mage-cache-timeout', JSON.stringify(new Date(Date.now() - 1000)));
  expect(currentSection('customer')).toBeUndefined();
  await reloadSections(['customer']);
  expect(currentSection('customer')).toEqual({ firstname: 'Bea', data_id: 2 });
});

test('an order uses the address and e-mail that this session has stored, never those of an earlier one', () => {
  const ann = { validatedEmailValue: 'ann@example.com', billingAddressFromData: { country_id: 'FR' } };
  lumaWasHere({ 'checkout-data': ann });
  localStorage.setItem('mage-cache-timeout', JSON.stringify(new Date(Date.now() + 60_000)));
  expect(readQuote()).toMatchObject({ email: 'ann@example.com', billingAddress: { countryId: 'FR' } });
  cookie('mage-cache-sessid=;max-age=0');
  expect(readQuote()).toMatchObject({ email: undefined, billingAddress: null });
});

test('reloads all sections if private_content_version changed since the last page', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  cookie('private_content_version=abc');
  serve(() => json({ customer: { firstname: 'Bea', data_id: 5 } }));
  const seen = watch('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Bea' }));
  expect(localStorage.getItem('private_content_version')).toBe('abc');
  expect(localStorage.getItem('mage-cache-storage-section-invalidation')).toBe('{"messages":true,"review":true}');
});

test('after a POST, reloads the observed sections that it changed', async () => {
  lumaWasHere({ cart: { summary_count: 1, data_id: Math.floor(Date.now() / 1000) } });
  const calls = serve(({ path }) =>
    path.includes('section') ? json({ cart: { summary_count: 2, data_id: 9 } }) : json('17'),
  );
  const seen = watch('cart');
  await rest('/guest-carts/:cartId/payment-information', { cartId: 'q1' }, { method: 'POST', json: {} });
  await eventually(() => expect(seen.at(-1)).toMatchObject({ summary_count: 2 }));
  expect(calls.map(({ path }) => path)).toEqual([
    '/rest/default/V1/guest-carts/q1/payment-information',
    '/customer/section/load?sections=cart&force_new_section_timestamp=false',
  ]);
});

test('if a reply redirects to another page, that page loads the changed sections', async () => {
  lumaWasHere({ cart: { summary_count: 1, data_id: Math.floor(Date.now() / 1000) } });
  const calls = serve(() => json({ backUrl: 'https://shop.test/tea.html' }));
  watch('cart');
  await rest('/checkout/cart/', {}, { method: 'POST' });
  await eventually(() => expect(localStorage.getItem('mage-cache-storage-section-invalidation')).toContain('messages'));
  expect(calls).toHaveLength(1);
});

test('removes a forgotten section from the storage and the cookie', async () => {
  lumaWasHere({ messages: { messages: [], data_id: 4 }, cart: { data_id: 5 } });
  await forgetSection('messages');
  expect(Object.keys(stored())).toEqual(['cart']);
  expect(decodeURIComponent(document.cookie)).toContain('section_data_ids={"cart":5}');
});

test('shows the shop’s sections if the browser cannot store them', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  serve(() => json({ customer: { firstname: 'Ann', data_id: 3 } }));
  const seen = watch('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
  full.mockRestore();
});

test('shows the newest sections if the storage is full', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  cookie('section_data_ids={%22customer%22:2}');
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const calls = serve(() => json({ customer: { firstname: 'Bea', data_id: 2 } }));
  const seen = watch('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Bea' }));
  expect(watch('customer')).toEqual([{ firstname: 'Bea', data_id: 2 }]);
  await reloadSections([]);
  expect(calls).toHaveLength(1);
  full.mockRestore();
});

test('loads private content again if a post through a script has changed it', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  const calls = serve(() => json({ customer: { firstname: 'Bea', data_id: 2 } }));
  watch('customer');
  cookie('private_content_version=2');
  const seen = watch('customer');
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Bea' }));
  expect(calls).toHaveLength(1);
});

test('keeps showing stored sections if the shop fails', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  cookie('section_data_ids={%22customer%22:2}');
  const calls = serve(() => json({ message: 'There has been an error' }, 500));
  const seen = watch('customer');
  await reloadSections(['customer']);
  expect(calls).toHaveLength(1);
  expect(seen).toEqual([{ firstname: 'Ann', data_id: 1 }]);
  expect(stored().customer).toMatchObject({ firstname: 'Ann' });
});

test('shows changes made in another tab', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  const seen = watch('customer');
  await reloadSections([]);
  localStorage.setItem('mage-cache-storage', '{"customer":{"firstname":"Bea","data_id":1}}');
  window.dispatchEvent(new StorageEvent('storage', { key: 'mage-cache-storage' }));
  expect(seen.at(-1)).toMatchObject({ firstname: 'Bea' });
});

test('loads private content again on a page that the browser has kept, if the shopper has logged in since', async () => {
  lumaWasHere({ customer: { data_id: 1 } });
  const calls = serve(() => json({ customer: { firstname: 'Ann', data_id: 2 } }));
  const seen = watch('customer');
  await reloadSections([]);
  expect(calls).toHaveLength(0);
  cookie('private_content_version=3');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await eventually(() => expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' }));
  expect(calls).toHaveLength(1);
});

test('no longer shows private content on a page that the browser has kept, if the shopper has logged out since', async () => {
  lumaWasHere({ customer: { firstname: 'Ann', data_id: 1 } });
  serve(() => json({ customer: { data_id: 2 } }));
  const seen = watch('customer');
  await reloadSections([]);
  cookie('mage-cache-sessid=;max-age=0');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(seen.at(-1)).toBeUndefined();
  await eventually(() => expect(seen.at(-1)).toEqual({ data_id: 2 }));
});

/**
 * A mock of Luma's customer-data module, behind RequireJS.
 * @param options.started until it resolves, writes fail
 * @param options.hasMessageArea true on every page except the checkout
 */
function runLuma(
  sections: Record<string, Section>,
  { started = Promise.resolve(), hasMessageArea = true }: { started?: Promise<void>; hasMessageArea?: boolean } = {},
) {
  const listeners = new Map<string, ((value: unknown) => void)[]>();
  let hasStarted = false;
  void started.then(() => {
    hasStarted = true;
  });
  const customerData = {
    get(name: string) {
      const observable = () => sections[name] ?? {};
      observable.subscribe = (listener: (value: unknown) => void) => {
        listeners.set(name, [...(listeners.get(name) ?? []), listener]);
        return { dispose: () => listeners.delete(name) };
      };
      return observable;
    },
    getInitCustomerData: () => started,
    set(name: string, value: Section) {
      if (!hasStarted) throw new TypeError("Cannot read properties of undefined (reading 'set')");
      sections[name] = value;
      for (const listener of listeners.get(name) ?? []) listener(value);
    },
    reload: vi.fn(),
    invalidate: vi.fn(),
  };
  const modules: Record<string, unknown> = {
    'Magento_Customer/js/customer-data': customerData,
    ...(hasMessageArea && { 'Magento_Theme/js/view/messages': {} }),
    // Luma looks for its own base URL at the start.
    'Magento_Customer/js/section-config': {
      getAffectedSections: (url: string) => (url.startsWith(location.origin) ? ['cart', 'messages'] : ['messages']),
    },
  };
  const require = (names: string | string[], done?: (module: unknown) => void) => {
    if (typeof names === 'string') return modules[names];
    done?.(modules[names[0] ?? '']);
    return undefined;
  };
  Reflect.set(
    window,
    'require',
    Object.assign(require, {
      defined: (name: string) => name in modules,
      specified: (name: string) => name in modules,
    }),
  );
  return customerData;
}

test('on a Luma page, reads Luma’s customer data and reports our POST requests to it', async () => {
  lumaWasHere({});
  const customerData = runLuma({ customer: { firstname: 'Ann' } });
  const calls = serve(() => json('17'));
  const seen = watch('customer');
  await eventually(() => expect(seen).toEqual([undefined, { firstname: 'Ann' }]));
  customerData.set('customer', { firstname: 'Bea' });
  expect(seen.at(-1)).toEqual({ firstname: 'Bea' });
  await rest('/guest-carts/q1/payment-information', {}, { method: 'POST', json: {} });
  await eventually(() => expect(customerData.invalidate).toHaveBeenCalledWith(['cart', 'messages']));
  expect(customerData.reload).toHaveBeenCalledWith(['cart', 'messages'], true);
  expect(calls).toHaveLength(1);
});

test('on a Luma page, a post to a path reloads the same sections as one to the whole URL', async () => {
  lumaWasHere({});
  const customerData = runLuma({});
  serve(() => json({}));
  await postForm('/checkout/cart/couponPost/', new FormData());
  await eventually(() => expect(customerData.reload).toHaveBeenCalledWith(['cart', 'messages'], true));
});

test('in OpenMage, which has no sections, asks for none', async () => {
  lumaWasHere({});
  pageJson('Mage', { Cookies: {} });
  const calls = serve(() => json({}));
  const seen = watch('customer');
  await reloadSections(['customer']);
  expect(seen).toEqual([undefined]);
  expect(calls).toEqual([]);
});

test('in the Breeze theme, waits in Breeze’s queue for its customer data', async () => {
  lumaWasHere({});
  const customerData = runLuma({ customer: { firstname: 'Ann' } });
  const started: unknown = Reflect.get(window, 'require');
  // Until Breeze's scripts run, the page has only a list of calls.
  const queue: [string[], (module: unknown) => void][] = [];
  const enqueue = (...call: [string[], (module: unknown) => void]): unknown => queue.push(call);
  Reflect.set(window, 'require', Object.assign(enqueue, { config: () => undefined }));
  const init = document.createElement('script');
  init.type = 'text/x-magento-init';
  init.textContent = '{"*": {"Magento_Customer/js/customer-data": {}}}';
  document.body.append(init);
  onTestFinished(() => init.remove());
  const calls = serve(() => json({}));
  const seen = watch('customer');
  await eventually(() => expect(queue).toHaveLength(1));
  Reflect.set(window, 'require', started);
  for (const [, done] of queue) done(customerData);
  await eventually(() => expect(seen.at(-1)).toEqual({ firstname: 'Ann' }));
  expect(calls).toEqual([]);
});

test('in the Breeze theme, once its scripts run, shows a message in its message area', async () => {
  lumaWasHere({});
  const customerData = runLuma({});
  Reflect.deleteProperty(Reflect.get(window, 'require') as object, 'specified');
  vi.spyOn(customerData, 'set');
  addMessage({ type: 'success', text: 'Saved' });
  const messages = [{ type: 'success', text: 'Saved' }];
  await eventually(() => expect(customerData.set).toHaveBeenCalledWith('messages', { messages }));
});

test('forgetting a section, and adding a message, wait until Luma’s customer data has started', async () => {
  lumaWasHere({});
  const luma = later<void>();
  const customerData = runLuma({ review: { nickname: 'Ann' } }, { started: luma.promise });
  const seen = watch('messages');
  const forgotten = forgetSection('review');
  addMessage({ type: 'success', text: 'Saved.' });
  luma.resolve();
  await forgotten;
  expect(customerData.get('review')()).toEqual({});
  await eventually(() => expect(seen.at(-1)).toEqual({ messages: [{ type: 'success', text: 'Saved.' }] }));
});

test('on Luma’s checkout, which has no message area, an error opens a dialog and does not appear again on the next page', async () => {
  lumaWasHere({});
  const customerData = runLuma({}, { hasMessageArea: false });
  addMessage({ type: 'error', text: 'Your <b>card</b> was declined.' });
  await eventually(() =>
    expect(document.querySelector('dialog')?.textContent ?? '').toContain('Your card was declined.'),
  );
  document.querySelector<HTMLElement>('dialog button')?.click();
  expect(customerData.get('messages')()).toEqual({});
});

test('on a Hyvä page, Hyvä’s message area shows our messages, sanitized, and clears them', async () => {
  Reflect.set(window, 'hyva', {});
  document.body.innerHTML = '<section id="messages" x-data="initMessages" role="alert"></section>';
  const shown: unknown[] = [];
  const hear = (event: Event): void => void shown.push((event as CustomEvent<unknown>).detail);
  const cleared = vi.fn();
  window.addEventListener('messages-loaded', hear, { once: true });
  window.addEventListener('clear-messages', cleared, { once: true });
  addMessage({ type: 'success', text: 'You compare <a href="/lamp">Lamp</a><img src="x" onerror="alert(1)">.' });
  const text = '<span>You compare <a href="/lamp">Lamp</a>.</span>';
  await eventually(() => expect(shown).toEqual([{ messages: [{ type: 'success', text }] }]));
  clearMessages();
  expect(cleared).toHaveBeenCalledOnce();
});

test('on a Hyvä page without a message area, an error opens a dialog', async () => {
  Reflect.set(window, 'hyva', {});
  document.body.innerHTML = '';
  addMessage({ type: 'error', text: 'No such lamp.' });
  await eventually(() => expect(document.querySelector('dialog')?.textContent ?? '').toContain('No such lamp.'));
  document.querySelector<HTMLElement>('dialog button')?.click();
});

test('on a Hyvä page, observes and reloads Hyvä’s private content', async () => {
  Reflect.set(window, 'hyva', {});
  const asked = vi.fn();
  window.addEventListener('reload-customer-section-data', asked, { once: true });
  const seen = watch('customer');
  await forgetSection('messages');
  const detail = { data: { customer: { firstname: 'Ann', data_id: 1 } } };
  window.dispatchEvent(new CustomEvent('private-content-loaded', { detail }));
  expect(seen.at(-1)).toMatchObject({ firstname: 'Ann' });
  cookie('mage-cache-sessid=true');
  const reloaded = reloadSections(['customer']);
  await eventually(() => expect(asked).toHaveBeenCalledTimes(1));
  // Without this cookie, Hyvä reloads the data instead of publishing what it has.
  expect(document.cookie).not.toContain('mage-cache-sessid');
  window.dispatchEvent(new CustomEvent('private-content-loaded', { detail }));
  await reloaded;
});

test('on a Hyvä page, a reload that fails ends, too', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  Reflect.set(window, 'hyva', {});
  const ended = vi.fn();
  void reloadSections(['customer']).then(ended);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(ended).toHaveBeenCalledOnce();
});

test('on a Hyvä page, an order makes Hyvä reload all private content, and a gift message does not', async () => {
  lumaWasHere({});
  Reflect.set(window, 'hyva', {});
  serve(() => json('17'));
  const asked = vi.fn();
  const ask = (): void => asked(document.cookie.includes('mage-cache-sessid'));
  window.addEventListener('reload-customer-section-data', ask);
  onTestFinished(() => window.removeEventListener('reload-customer-section-data', ask));
  await rest('/guest-carts/:cartId/gift-message', { cartId: 'q1' }, { method: 'POST', json: {} });
  await eventually(() => expect(asked.mock.calls).toEqual([[true]]));
  await rest('/guest-carts/:cartId/payment-information', { cartId: 'q1' }, { method: 'POST', json: {} });
  await eventually(() => expect(asked.mock.calls).toEqual([[true], [false]]));
});
