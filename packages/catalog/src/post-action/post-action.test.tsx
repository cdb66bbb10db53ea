import type { ShopErrorDetail } from '@shop-elements/core';
import { configureHost } from '@shop-elements/host';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import type { Message } from '@shop-elements/host';
import type { PostActionSendDetail } from './start-post';

const COMPARE = `${location.origin}/catalog/product_compare/add/`;
const WISHLIST = `${location.origin}/wishlist/index/add/`;
const KEY = 'q3Zr81LmNa0PwXy2';

function setCookie(text: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `${text};path=/`;
}

/** Luma's link. */
function link(action = COMPARE, data: unknown = { product: '42', uenc: 'aHR0cHM6Ly9zaG9wLnRlc3Qv' }): string {
  return `<a href="#" role="button" class="action" data-post='${JSON.stringify({ action, data })}'>Add</a>`;
}

function place(inside: string, attributes = ''): Promise<HTMLElement> {
  return drawn('shop-post-action', `<shop-post-action ${attributes}>${inside}</shop-post-action>`);
}

function control(name = '[data-post]'): HTMLElement {
  const found = document.querySelector<HTMLElement>(`shop-post-action ${name}`);
  if (found === null) throw new Error(`no ${name}`);
  return found;
}

interface Posted {
  action: string;
  method: string;
  fields: Record<string, string>;
}

/** The forms that would have been posted. */
function recordForms(): Posted[] {
  const forms: Posted[] = [];
  const submitted = (event: Event): void => {
    const form = event.target as HTMLFormElement;
    if (form.method === 'dialog') return;
    event.preventDefault();
    const fields = Object.fromEntries(new FormData(form)) as Record<string, string>;
    forms.push({ action: form.action, method: form.method, fields });
  };
  document.addEventListener('submit', submitted);
  onTestFinished(() => document.removeEventListener('submit', submitted));
  return forms;
}

/** The messages that the page's message area received. */
function recordMessages(): Message[] {
  const messages: Message[] = [];
  const added = (event: Event): void => {
    event.preventDefault();
    messages.push((event as CustomEvent<Message>).detail);
  };
  document.addEventListener('shop-message', added);
  onTestFinished(() => document.removeEventListener('shop-message', added));
  return messages;
}

/** A shop that redirects to a page, as after most posts. The message is in the cookie. */
function redirected(text: string, type = 'success'): Response {
  setCookie(`mage-messages=${encodeURIComponent(JSON.stringify([{ type, text }]))}`);
  return new Response('<!doctype html><title>Bags</title>', { headers: { 'Content-Type': 'text/html' } });
}

function fields(call: Call | undefined): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(call?.body));
}

async function answer(button: string): Promise<string> {
  await eventually(() => expect(document.querySelector('dialog')).not.toBeNull());
  const dialog = document.querySelector('dialog');
  const question = dialog?.querySelector('p')?.textContent ?? '';
  Array.from(dialog?.querySelectorAll('button') ?? [])
    .find(({ textContent }) => textContent === button)
    ?.click();
  await eventually(() => expect(document.querySelector('dialog')).toBeNull());
  return question;
}

beforeEach(() => {
  setCookie(`form_key=${KEY}`);
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  // Not the form key: WebKit may report a deleted cookie so late that the next test's is gone.
  for (const name of ['mage-messages', 'section_data_ids']) setCookie(`${name}=;max-age=0`);
});

test('keeps the server’s links unchanged', async () => {
  const element = await place(link());
  expect(element.querySelector('a')?.textContent).toBe('Add');
  expect(getComputedStyle(element).display).toBe('inline');
  await expectAccessible(element);
});

// As a form

test('posts a form with the visitor’s own form key, not with a cached one', async () => {
  const forms = recordForms();
  await place(link(COMPARE, { product: '42', form_key: 'fromthecache', options: { 12: ['3', '4'] } }));
  control().click();
  expect(forms).toEqual([
    {
      action: COMPARE,
      method: 'post',
      fields: { product: '42', 'options[12][0]': '3', 'options[12][1]': '4', form_key: KEY },
    },
  ]);
});

test('a double click posts once', async () => {
  const forms = recordForms();
  await place(link());
  control().click();
  control().click();
  control().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail: 2 }));
  expect(forms).toHaveLength(1);
});

test.each(['submit', 'requestSubmit'])('supports a field named %s', async (name) => {
  const forms = recordForms();
  await place(link(COMPARE, { [name]: '1' }));
  control().click();
  expect(forms.map(({ fields }) => fields)).toEqual([{ [name]: '1', form_key: KEY }]);
});

test('posts once on a page whose own script would also post', async () => {
  const forms = recordForms();
  const hosts = vi.fn();
  document.addEventListener('click', hosts);
  onTestFinished(() => document.removeEventListener('click', hosts));
  await place(link());
  control().click();
  expect(forms).toHaveLength(1);
  expect(hosts).not.toHaveBeenCalled();
});

/** A row of Luma's wishlist: the quantity has its own field, and the link that removes the item has another attribute. */
const wishlistRow = `
  <div class="box-tocart">
    <input type="number" name="qty[7]" data-role="qty" value="1">
    <button type="button" data-role="tocart" data-item-id="7"
      data-post='{"action":"/wishlist/index/cart/","data":{"item":"7","qty":"1.0000"}}'>Add to Cart</button>
  </div>
  <a href="#" data-role="remove" data-post-remove='{"action":"/wishlist/index/remove/","data":{"item":"7"}}'>Remove item</a>`;

test('adds the typed quantity of a wishlist item to the cart', async () => {
  const forms = recordForms();
  await place(wishlistRow);
  const quantity = document.querySelector<HTMLInputElement>('[data-role=qty]');
  if (quantity !== null) quantity.value = '3';
  control().click();
  expect(forms[0]?.fields).toEqual({ item: '7', qty: '3', form_key: KEY });
});

test('removes a wishlist item without Luma’s script', async () => {
  const forms = recordForms();
  await place(wishlistRow);
  control('[data-post-remove]').click();
  expect(forms).toEqual([
    { action: `${location.origin}/wishlist/index/remove/`, method: 'post', fields: { item: '7', form_key: KEY } },
  ]);
});

test('leaves a wishlist item to Luma’s script if that removes it', async () => {
  const forms = recordForms();
  await place(wishlistRow);
  control('[data-post-remove]').addEventListener('click', (event) => {
    event.preventDefault();
  });
  control('[data-post-remove]').click();
  expect(forms).toEqual([]);
});

test('sends the options that Luma’s scripts stored for a link', async () => {
  const forms = recordForms();
  await place(link(WISHLIST, { product: '42' }));
  // Magento_Wishlist/js/add-to-wishlist stores the chosen options in jQuery's data, and doesn't update the attribute.
  const noted = { action: WISHLIST, data: { product: '42', 'super_attribute[93]': '50', qty: '2' } };
  pageJson('jQuery', (node: unknown) => ({
    data: (name: string) => (node === control() && name === 'post' ? noted : undefined),
  }));
  control().click();
  expect(forms[0]?.fields).toEqual({ product: '42', 'super_attribute[93]': '50', qty: '2', form_key: KEY });
});

/** Magento's product form. */
function productForm(product: string, choices: string): string {
  return `<form action="/checkout/cart/add/" method="post">
    <input type="hidden" name="product" value="${product}"><input type="hidden" name="item" value="${product}">
    <input type="hidden" name="form_key" value="fromthecache">${choices}</form>`;
}

const shirtOptions = `
  <select name="super_attribute[93]"><option value="">Choose</option><option value="50" selected>Red</option></select>
  <select name="super_attribute[140]"><option value="" selected>Choose</option><option value="7">M</option></select>
  <input type="radio" name="options[12]" value="3"><input type="radio" name="options[12]" value="4" checked>
  <select name="options[13][]" multiple><option value="5" selected>A</option><option value="6" selected>B</option></select>
  <input type="checkbox" name="links[]" value="8" checked><input type="checkbox" name="links[]" value="9">
  <input type="file" name="options_14_file"><input type="number" name="qty" value="2">`;

const shirtChoice = {
  'super_attribute[93]': '50',
  'options[12]': '4',
  'options[13][5]': '5',
  'options[13][6]': '6',
  'links[8]': '8',
  qty: '2',
};

test('sends the product form’s chosen options to the wishlist', async () => {
  const forms = recordForms();
  await place(
    productForm('7', '<input name="qty" value="9">') +
      productForm('42', shirtOptions) +
      link(WISHLIST, { product: 42 }),
  );
  control().click();
  expect(forms[0]?.fields).toEqual({ product: '42', ...shirtChoice, form_key: KEY });
});

test.each([
  ['to the comparison', COMPARE, { product: '42' }],
  ['of a product without a form', WISHLIST, { product: '43' }],
  ['that names no product', WISHLIST, { item: '42' }],
])('a post %s has no options', async (_, action, data) => {
  const forms = recordForms();
  await place(productForm('42', shirtOptions) + link(action, data));
  control().click();
  expect(forms[0]?.fields).toEqual({ ...data, form_key: KEY });
});

test('buttons, spans and links added later post too; leaves the server’s own forms alone', async () => {
  const forms = recordForms();
  const element = await place(
    `<form action="${COMPARE}" method="post"><input name="product" value="7"><button>Plain</button></form>`,
  );
  element.insertAdjacentHTML('beforeend', link().replace('<a ', '<button ').replace('</a>', '</button>'));
  element.insertAdjacentHTML('beforeend', `<span data-post='{"action":"/compare","data":[]}'><b>Inside</b></span>`);
  control('button[data-post]').click();
  control('b').click();
  control('form button').click();
  expect(forms.map(({ fields: sent }) => sent)).toEqual([
    { product: '42', uenc: 'aHR0cHM6Ly9zaG9wLnRlc3Qv', form_key: KEY },
    { form_key: KEY },
    { product: '7' },
  ]);
});

test('Enter and Space work on every focusable control', async () => {
  const forms = recordForms();
  const item = (tag: string, id: number, attributes: string) =>
    `<${tag} ${attributes} data-post='{"action":"/compare","data":{"product":${id}}}'>${id}</${tag}>`;
  await place(
    item('a', 1, 'href="#" role="button"') +
      item('a', 2, 'href="#" role="button"') +
      item('button', 3, '') +
      item('button', 4, '') +
      item('span', 5, 'tabindex="0" role="button"') +
      item('span', 6, 'tabindex="0" role="button"'),
  );
  for (const key of ['{Enter}', ' ', '{Enter}', ' ', '{Enter}', ' ']) {
    await userEvent.tab();
    await userEvent.keyboard(key);
  }
  expect(forms.map(({ fields: sent }) => sent.product)).toEqual(['1', '2', '3', '4', '5', '6']);
});

test('a held key posts once, also after the reply', async () => {
  const calls = serve(() => json([]));
  await place(`<span tabindex="0" role="button" data-post='{"action":"/compare","data":{}}'>Add</span>`, 'data-ajax');
  const press = (repeat: boolean) =>
    control('span').dispatchEvent(new KeyboardEvent('keydown', { key: ' ', repeat, bubbles: true, cancelable: true }));
  press(false);
  await expect.poll(() => calls.length).toBe(1);
  await expect.poll(() => control('span').hasAttribute('aria-busy')).toBe(false);
  press(true);
  expect(control('span').hasAttribute('aria-busy')).toBe(false);
  expect(calls).toHaveLength(1);
});

test('ignores other keys, and keys in a field', async () => {
  const forms = recordForms();
  await place(`<span tabindex="0" role="button" data-post='{"action":"/compare"}'>Add <input aria-label="Qty"></span>`);
  control('input').focus();
  await userEvent.keyboard('1 {Enter}');
  control().focus();
  await userEvent.keyboard('a');
  expect(forms).toEqual([]);
});

type Vector = { attr: unknown; answer?: 'cancel' | 'ok' };

test('a click on the text of a disabled button posts nothing', async () => {
  const forms = recordForms();
  await place(
    `<button disabled data-post='${JSON.stringify({ action: COMPARE, data: {} })}'><span>Add</span></button>`,
  );
  control('span').click();
  expect(forms).toEqual([]);
});

test.each(vectors<Vector, { posted: boolean }>('data-post'))(
  'posts nothing if the shopper cancels, or if its data is not JSON ($id)',
  async ({ input, expected }) => {
    const forms = recordForms();
    await place('<a href="#" data-post="">Remove</a>');
    control().dataset.post = typeof input.attr === 'string' ? input.attr : JSON.stringify(input.attr);
    control().click();
    if (input.answer !== undefined) await answer(input.answer === 'ok' ? 'OK' : 'Cancel');
    expect(forms.length > 0).toBe(expected.posted);
  },
);

test('asks the shop’s question, and does not send it', async () => {
  const forms = recordForms();
  const data = { item: '7', confirmation: true, confirmationMessage: 'Remove <this> item?' };
  await place(link(`${location.origin}/wishlist/index/remove/`, data));
  control().click();
  control().click();
  expect(await answer('OK')).toBe('Remove <this> item?');
  await eventually(() => expect(forms).toHaveLength(1));
  expect(forms[0]?.fields).toEqual({ item: '7', form_key: KEY });
});

test('a listener receives the data without the form key, and can cancel', async () => {
  const forms = recordForms();
  const events = recordEvents<PostActionSendDetail>('shop-post-action-send');
  const element = await place(link());
  element.addEventListener('shop-post-action-send', (event) => event.preventDefault(), { once: true });
  control().click();
  await eventually(() => expect(events).toHaveLength(1));
  expect(events[0]?.detail).toEqual({
    action: COMPARE,
    data: { product: '42', uenc: 'aHR0cHM6Ly9zaG9wLnRlc3Qv' },
  });
  expect(forms).toEqual([]);
  await eventually(() => {
    control().click();
    expect(forms).toHaveLength(1);
  });
});

test.each(['not JSON', '{"data":{}}', '{"action":"javascript:alert(1)"}', '{"action":"http://elsewhere.test/"}'])(
  'a link with %s posts nothing, logs why, and still works as a link',
  async (post) => {
    const forms = recordForms();
    const element = await place('<a href="/compare" data-post="">Compare</a><a href="#" data-post="">Add</a>');
    const followed: boolean[] = [];
    element.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented);
      event.preventDefault();
    });
    for (const broken of element.querySelectorAll<HTMLElement>('[data-post]')) {
      broken.dataset.post = post;
      broken.click();
    }
    expect(followed).toEqual([true, false]);
    expect(forms).toEqual([]);
    expect(console.error).toHaveBeenCalledTimes(2);
    expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('data-post: expected {"action":');
  },
);

// Without leaving the page

test('shows the shop’s message after an Ajax post', async () => {
  const messages = recordMessages();
  const calls = serve(() => redirected('You added Tea to the <a href="/compare">comparison list</a>.'));
  await place(link(), 'data-ajax');
  control().click();
  await eventually(() => expect(messages).toHaveLength(1));
  expect(messages[0]).toEqual({
    type: 'success',
    text: 'You added Tea to the <a href="/compare">comparison list</a>.',
  });
  expect(calls).toHaveLength(1);
  expect(calls[0]).toMatchObject({ method: 'POST', path: '/catalog/product_compare/add/' });
  expect(fields(calls[0])).toEqual({ product: '42', uenc: 'aHR0cHM6Ly9zaG9wLnRlc3Qv', form_key: KEY });
  expect(calls[0]?.headers.get('X-Requested-With')).toBe('XMLHttpRequest');
  // Emptied, so that the next page does not show it again.
  expect(document.cookie).toMatch(/mage-messages=(;|$)/);
});

test('marks the control as busy during a request, and ignores another click', async () => {
  const reply = later<Response>();
  const calls = serve(() => (calls.length === 1 ? reply.promise : json([])));
  await place(link(), 'data-ajax');
  control().focus();
  control().click();
  control().click();
  expect(control().getAttribute('aria-busy')).toBe('true');
  expect(control().getAttribute('aria-disabled')).toBe('true');
  reply.resolve(json([]));
  await eventually(() => expect(control().hasAttribute('aria-busy')).toBe(false));
  expect(control().hasAttribute('aria-disabled')).toBe(false);
  expect(calls).toHaveLength(1);
  expect(document.activeElement).toBe(control());
  control().click();
  await eventually(() => expect(calls).toHaveLength(2));
});

test('a copy of the page, as page caches restore it, does not seem to wait for a request of the original', async () => {
  serve(() => later<Response>().promise);
  const element = await place(link(), 'data-ajax');
  control().click();
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  expect(control().hasAttribute('aria-busy')).toBe(false);
  expect(control().hasAttribute('aria-disabled')).toBe(false);
});

test('shows the shop’s own message for an expired session', async () => {
  const messages = recordMessages();
  serve(() => redirected('Your session has expired', 'error'));
  await place(link(), 'data-ajax');
  control().click();
  await eventually(() => expect(messages).toEqual([{ type: 'error', text: 'Your session has expired' }]));
});

test('follows a redirect, and leaves its message for the next page', async () => {
  const visited = recordNavigation();
  const messages = recordMessages();
  serve(() => {
    redirected('Please choose a size.', 'notice');
    return json({ backUrl: 'https://shop.test/tea.html' });
  });
  await place(link(), 'data-ajax');
  control().click();
  await eventually(() => expect(visited).toEqual([{ url: 'https://shop.test/tea.html', replace: false }]));
  expect(messages).toEqual([]);
  expect(document.cookie).toContain('choose');
});

test.each([
  [{ success: true, message: 'Tea is in your <b>Wish List</b>.' }, 'success', 'Tea is in your <b>Wish List</b>.'],
  [{ success: true, error: false, message: 'Added.' }, 'success', 'Added.'],
  [{ success: false, message: 'Choose a size first.' }, 'error', 'Choose a size first.'],
  [{ error: true, message: 'The list is full.' }, 'error', 'The list is full.'],
  [{ error: 1, message: 'The list is full.' }, 'error', 'The list is full.'],
])('shows the message of a JSON reply: %j', async (reply, type, text) => {
  const messages = recordMessages();
  serve(() => json(reply));
  await place(link(), 'data-ajax');
  control().click();
  await eventually(() => expect(messages).toEqual([{ type, text }]));
});

test.each([
  { success: true },
  { success: true, message: '' },
  { error: true, message: ['a'] },
  { message: 'for machines' },
])('shows no message for a JSON reply without one: %j', async (reply) => {
  const messages = recordMessages();
  serve(() => json(reply));
  await place(link(), 'data-ajax');
  control().click();
  await eventually(() => expect(control().hasAttribute('aria-busy')).toBe(false));
  expect(messages).toEqual([]);
});

test('never follows a redirect to a script', async () => {
  const visited = recordNavigation();
  serve(() => json({ redirect: 'javascript:alert(1)', backUrl: '' }));
  await place(link(), 'data-ajax');
  control().click();
  await eventually(() => expect(control().hasAttribute('aria-busy')).toBe(false));
  expect(visited).toEqual([]);
});

test.each([
  ['refuses', () => json({ message: 'The product is gone.' }, 400), 'The product is gone.'],
  [
    'breaks',
    () => new Response('<h1>Error</h1>', { status: 500 }),
    'Something went wrong with your request. Please try again later.',
  ],
  [
    'cannot be reached',
    () => {
      throw new TypeError('Failed to fetch');
    },
    'Something went wrong with your request. Please try again later.',
  ],
])('shows an error if the shop %s, reports it, and keeps the focus', async (_, reply: () => Response, text) => {
  const messages = recordMessages();
  const errors = recordEvents<ShopErrorDetail>('shop-error');
  serve(reply);
  await place(link(), 'data-ajax');
  control().focus();
  control().click();
  await eventually(() => expect(messages).toEqual([{ type: 'error', text }]));
  expect(document.activeElement).toBe(control());
  expect(control().hasAttribute('aria-disabled')).toBe(false);
  expect(errors.map(({ detail: { tag, phase } }) => [tag, phase])).toEqual([['shop-post-action', 'network']]);
});

test('shows the message even if the list was replaced in the meantime', async () => {
  const messages = recordMessages();
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await place(link(), 'data-ajax');
  control().click();
  element.parentNode?.removeChild(element);
  await eventually(() => expect(element.querySelector('[data-shop-root]')).toBeNull());
  reply.resolve(redirected('You added Tea.'));
  await eventually(() => expect(messages).toEqual([{ type: 'success', text: 'You added Tea.' }]));
});

test('keeps the URL', async () => {
  const before = location.href;
  const length = history.length;
  pageJson('checkoutConfig', { isCustomerLoggedIn: true });
  const messages = recordMessages();
  serve(() => redirected('Tea has been added to your Wish List.'));
  await place(link(WISHLIST), 'data-ajax');
  control().click();
  await eventually(() => expect(messages).toHaveLength(1));
  expect([location.href, history.length]).toEqual([before, length]);
});

test('a removed element ignores clicks', async () => {
  const forms = recordForms();
  const element = await place(link());
  const inner = control();
  element.parentNode?.removeChild(element);
  await eventually(() => expect(element.querySelector('[data-shop-root]')).toBeNull());
  inner.click();
  expect(forms).toEqual([]);
});

// Guests and customers

interface Permissions {
  wishlistAjax: boolean;
  compareAjax: boolean;
}

test.each(vectors<{ isCustomerLoggedIn: boolean }, Permissions>('data-post.permissions'))(
  'with data-ajax, a guest’s wishlist is still posted as a form, a comparison is not ($id)',
  async ({ input, expected }) => {
    pageJson('checkoutConfig', input);
    const forms = recordForms();
    const calls = serve(() => json([]));
    await place(link(COMPARE) + link(WISHLIST), 'data-ajax');
    for (const each of document.querySelectorAll<HTMLElement>('[data-post]')) each.click();
    await eventually(() => expect(calls.length + forms.length).toBe(2));
    const paths = calls.map(({ path }) => path);
    expect(paths.includes('/catalog/product_compare/add/')).toBe(expected.compareAjax);
    expect(paths.includes('/wishlist/index/add/')).toBe(expected.wishlistAjax);
    // The server answers a guest's form with its login page, and adds the product after the login.
    expect(forms.map(({ action }) => action)).toEqual(expected.wishlistAjax ? [] : [WISHLIST]);
  },
);

test('sends a guest to the login page if required, and posts nothing', async () => {
  const forms = recordForms();
  const visited: string[] = [];
  serve(() => json({ customer: { data_id: 1731000000 } }));
  configureHost({ navigate: (url) => visited.push(new URL(url).pathname) });
  await place(link(WISHLIST), 'data-requires-login');
  control().click();
  await eventually(() => expect(visited).toEqual(['/customer/account/login/']));
  expect(forms).toEqual([]);
});

test('lets a guest compare products, also if a login is required for the rest', async () => {
  const forms = recordForms();
  pageJson('checkoutConfig', { isCustomerLoggedIn: false });
  await place(link(COMPARE), 'data-requires-login');
  control().click();
  await eventually(() => expect(forms.map(({ action }) => action)).toEqual([COMPARE]));
});

test('does not send a customer to the login page because of outdated data', async () => {
  localStorage.setItem('mage-cache-storage', JSON.stringify({ customer: { data_id: 1 } }));
  const forms = recordForms();
  const calls = serve(() => json({ customer: { firstname: 'Ann', data_id: 2 } }));
  await place(link(WISHLIST), 'data-requires-login');
  control().click();
  await eventually(() => expect(forms).toHaveLength(1));
  expect(calls[0]?.path).toContain('sections=customer');
});

test('posts a guest’s wishlist form to the server, which remembers the product', async () => {
  const forms = recordForms();
  pageJson('checkoutConfig', { isCustomerLoggedIn: false });
  await place(link(WISHLIST));
  control().click();
  expect(forms).toHaveLength(1);
});

test('does not send the form key to another site', async () => {
  const calls = serve(() => json({}));
  await place(link('https://elsewhere.test/collect', { product: '42' }), 'data-ajax="true"');
  control().click();
  await eventually(() => expect(calls).toHaveLength(1));
  expect(calls[0]?.body).toBe('product=42');
});
