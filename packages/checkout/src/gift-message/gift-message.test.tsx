import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../../../ui/src/base.css';
import './gift-message.css';
import './define';
import '../messages/define';
import type { GiftMessageDetail } from './index';

const happyDay = { gift_message_id: '3', customer_id: '0', sender: 'Ann', recipient: 'Bob', message: 'Happy day' };

function onPage(gift: object = {}, checkout: object = {}): void {
  pageJson('giftOptionsConfig', {
    giftMessage: { orderLevel: true, itemLevel: { 15: [] } },
    isOrderLevelGiftOptionsEnabled: true,
    isItemLevelGiftOptionsEnabled: true,
    isCustomerLoggedIn: false,
    storeCode: 'default',
    ...gift,
  });
  pageJson('checkoutConfig', { storeCode: 'default', formKey: 'k1', quoteData: { entity_id: 'Qm1' }, ...checkout });
}

const order = '<shop-gift-message></shop-gift-message>';
const item = '<shop-gift-message data-item-id="15"></shop-gift-message>';

function button(name: string, at: ParentNode = document): HTMLButtonElement | undefined {
  return Array.from(at.querySelectorAll<HTMLButtonElement>('[data-shop-root] button')).find(
    (found) => found.textContent === name && found.checkVisibility(),
  );
}

async function press(name: string, at: ParentNode = document): Promise<void> {
  await eventually(() => expect(button(name, at), name).toBeTruthy());
  button(name, at)?.click();
}

async function openForm(): Promise<void> {
  await press('Gift options');
  await expect.poll(() => state().formVisible).toBe(true);
}

function field(label: string, at: ParentNode = document): HTMLInputElement | HTMLTextAreaElement {
  const found = Array.from(at.querySelectorAll('label')).find(({ textContent }) => textContent === label)?.control;
  if (!(found instanceof HTMLInputElement || found instanceof HTMLTextAreaElement)) throw new Error(`no ${label}`);
  return found;
}

async function fill(texts: Readonly<Record<string, string>>, at: ParentNode = document): Promise<void> {
  for (const label of Object.keys(texts)) await userEvent.fill(field(label, at), texts[label] ?? '');
}

/** What one element shows. */
function state(at: ParentNode = document) {
  return {
    formVisible: at.querySelector('fieldset')?.checkVisibility() ?? false,
    resultVisible: at.querySelector('.gift-summary')?.checkVisibility() ?? false,
  };
}

const saves = (calls: readonly Call[]): Call[] => calls.filter(({ path }) => path.includes('gift-message'));
const body = (call: Call | undefined): unknown => JSON.parse(call?.body ?? '').gift_message;

const setFormKey = (text: string): void => {
  // biome-ignore lint/suspicious/noDocumentCookie: the server's own header writes it like this
  document.cookie = `form_key=${text};path=/`;
};

beforeEach(() => setFormKey(';max-age=0'));
afterEach(() => {
  setFormKey(';max-age=0');
  localStorage.clear();
});

// Display

test('keeps the server’s form until ready, and lets a shopper who is writing continue', async () => {
  onPage();
  document.body.innerHTML = `
    <div><details data-shop-fallback open><summary>Gift options</summary>
      <input name="giftmessage[15][to]" aria-label="To"><textarea name="giftmessage[15][message]"></textarea>
    </details></div>`;
  const details = document.querySelector('details');
  await userEvent.type(document.querySelector('input') ?? document.body, 'Bo');
  const element = document.createElement('shop-gift-message');
  element.dataset.itemId = '15';
  document.querySelector('div')?.replaceChildren(element);
  element.append(details ?? '');
  details?.querySelector('input')?.focus();
  await eventually(() => expect(element.dataset.state).toBe('ready'));
  expect(details?.hidden).toBe(true);
  expect(field('To:').value).toBe('Bo');
  expect(document.activeElement).toBe(field('To:'));
  await userEvent.type(field('To:'), 'b');
  await expect.poll(() => field('To:').value).toBe('Bob');
});

test('is accessible when closed, open, with a message, and while saving', async () => {
  onPage();
  const element = await drawn('shop-gift-message', order);
  await expectAccessible(element);
  await openForm();
  await expectAccessible(element);
  recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await expect.poll(() => element.querySelector('div[role=status]')?.textContent).toBe('Saving...');
  await expectAccessible(element);
  reply.resolve(json(true));
  await expect.poll(() => state().resultVisible).toBe(true);
  await expectAccessible(element);
});

interface Visible {
  itemId: string;
}

test.each(vectors<Visible, boolean>('gift-message-visible'))(
  'is there only if the shop allows a message for the order or the item ($id)',
  async ({ input, expected }) => {
    const { itemId, ...config } = input;
    pageJson('giftOptionsConfig', config);
    const attribute = itemId === 'orderLevel' ? '' : `data-item-id="${itemId}"`;
    const element = await drawn('shop-gift-message', `<shop-gift-message ${attribute}></shop-gift-message>`);
    expect(element.dataset.state).toBe('ready');
    expect(button('Gift options') !== undefined).toBe(expected);
  },
);

test.each([true, [], null, {}, { 15: true }, { 15: [] }, { 15: { message: [] } }, { 15: { is_available: '1' } }])(
  'accepts %j for an item without a message',
  async (itemLevel) => {
    onPage({ giftMessage: { orderLevel: true, itemLevel } });
    const element = await drawn('shop-gift-message', item);
    expect(element.dataset.state).toBe('ready');
    await press('Gift options');
    await expect.poll(() => state()).toEqual({ formVisible: true, resultVisible: false });
    expect(['To:', 'From:', 'Message:'].map((label) => field(label).value)).toEqual(['', '', '']);
  },
);

test.each([true, false, [], null])('accepts %j for an order without a message', async (orderLevel) => {
  onPage({ giftMessage: { orderLevel } });
  await drawn('shop-gift-message', order);
  expect(button('Gift options')?.getAttribute('aria-expanded')).toBe('false');
});

test('shows the form although a theme prints a broken price format, which it does not use', async () => {
  onPage({ priceFormat: 'EUR %s' });
  await drawn('shop-gift-message', order);
  await expect.poll(() => button('Gift options')).toBeTruthy();
});

test('accepts an empty list for all messages', async () => {
  onPage({ giftMessage: [] });
  await drawn('shop-gift-message', order + item);
  await expect.poll(() => document.querySelectorAll('.shop-gift-message__title')).toHaveLength(2);
});

interface Added {
  giftMessage: object;
}

interface AddedResult {
  alreadyAdded: boolean;
  resultVisible: boolean;
  recipient: string;
  sender: string;
  message: string;
}

test.each(vectors<Added, AddedResult>('gift-message-already-added'))(
  'shows an existing message as in vector $id',
  async ({ input, expected }) => {
    onPage(input);
    const element = await drawn('shop-gift-message', order);
    expect(state()).toEqual({ formVisible: false, resultVisible: expected.resultVisible });
    expect(element.querySelector('.gift-summary p')?.textContent).toBe(`Message: ${expected.message}`);
    expect([field('To:').value, field('From:').value, field('Message:').value]).toEqual([
      expected.recipient,
      expected.sender,
      expected.message,
    ]);
    expect(button('Edit') !== undefined).toBe(expected.alreadyAdded);
  },
);

test('shows an item’s own message, with markup as text', async () => {
  const itemLevel = { 15: { is_available: true, message: { ...happyDay, message: '<b>Hi</b>\nthere' } }, 16: [] };
  onPage({ giftMessage: { orderLevel: happyDay, itemLevel } });
  const element = await drawn('shop-gift-message', item);
  expect(element.querySelector('.gift-summary p')?.textContent).toBe('Message: <b>Hi</b>\nthere');
  expect(element.querySelector('b')).toBeNull();
});

test('shows a message that the page prints later', async () => {
  onPage();
  const element = await drawn('shop-gift-message', order);
  element.dataset.giftMessage = JSON.stringify({ orderLevel: happyDay });
  await expect.poll(() => state().resultVisible).toBe(true);
});

// Opening and closing

interface Toggle {
  alreadyAdded: boolean;
  clicks: number;
}

test.each(vectors<Toggle, object>('gift-message-toggle'))(
  'a press on the button opens or closes the form, or closes the saved message ($id)',
  async ({ input, expected }) => {
    onPage({ giftMessage: { orderLevel: input.alreadyAdded ? happyDay : true } });
    await drawn('shop-gift-message', order);
    for (let click = 0; click < input.clicks; click += 1) button('Gift options')?.click();
    await expect.poll(() => state()).toEqual(expected);
  },
);

interface Actions {
  alreadyAdded: boolean;
  actions: readonly string[];
}

test.each(vectors<Actions, object>('gift-message-edit-cancel'))(
  'canceling an edit closes the form and shows the saved message again ($id)',
  async ({ input, expected }) => {
    onPage({ giftMessage: { orderLevel: input.alreadyAdded ? happyDay : true } });
    await drawn('shop-gift-message', order);
    for (const action of input.actions) {
      await press(action === 'edit' ? 'Edit' : 'Cancel');
      if (action === 'edit') {
        await expect.poll(() => state()).toEqual({ formVisible: true, resultVisible: false });
        expect(document.activeElement).toBe(field('To:'));
        await userEvent.fill(field('To:'), 'Zoë');
      }
    }
    await expect.poll(() => state()).toEqual(expected);
    expect(document.activeElement).toBe(button('Gift options'));
    // The typed text is still there.
    expect(field('To:').value).toBe('Zoë');
  },
);

test('cancel without a message closes the form', async () => {
  onPage();
  await drawn('shop-gift-message', order);
  await press('Gift options');
  await press('Cancel');
  await expect.poll(() => state()).toEqual({ formVisible: false, resultVisible: false });
});

// Saving

interface Sent {
  loggedIn: boolean;
  itemId: string;
  storeCode: string;
  quoteId?: string;
  recipient?: string;
  sender?: string;
  message?: string;
}

interface Wanted {
  method: string;
  url: string;
  body: { gift_message: object };
}

async function placed({ loggedIn, itemId, storeCode, quoteId }: Sent, stored: unknown): Promise<void> {
  const giftMessage = { orderLevel: stored, itemLevel: { [itemId]: { message: stored } } };
  onPage(
    { giftMessage, isCustomerLoggedIn: loggedIn, storeCode },
    { storeCode: 'other', quoteData: { entity_id: quoteId ?? '7' } },
  );
  const attribute = itemId === 'orderLevel' ? '' : `data-item-id="${itemId}"`;
  await drawn('shop-gift-message', `<shop-gift-message ${attribute}></shop-gift-message>`);
}

test.each(vectors<Sent, Wanted>('gift-message-save'))(
  'saves the message in the shop, and shows it ($id)',
  async ({ input, expected }) => {
    const visited = recordNavigation();
    const calls = serve(() => json(true));
    await placed(input, true);
    await openForm();
    await fill({ 'To:': input.recipient ?? '', 'From:': input.sender ?? '', 'Message:': input.message ?? '' });
    await press('Update');
    await eventually(() => expect(visited).toHaveLength(1));
    const [call, ...more] = saves(calls);
    expect(more).toEqual([]);
    expect(call).toMatchObject({ method: expected.method, path: `/${expected.url}` });
    expect(JSON.parse(call?.body ?? '')).toEqual(expected.body);
    await expect.poll(() => state()).toEqual({ formVisible: false, resultVisible: true });
  },
);

test.each(vectors<Sent, Wanted>('gift-message-delete'))(
  'deletes the message in the shop, and empties the form ($id)',
  async ({ input, expected }) => {
    const visited = recordNavigation();
    const deleted = recordEvents<GiftMessageDetail>('shop-gift-message-deleted');
    const calls = serve(() => json(true));
    await placed(input, happyDay);
    button('Delete')?.focus();
    await press('Delete');
    await eventually(() => expect(visited).toHaveLength(1));
    expect(saves(calls)).toHaveLength(1);
    expect(saves(calls)[0]).toMatchObject({ method: expected.method, path: `/${expected.url}` });
    expect(JSON.parse(saves(calls)[0]?.body ?? '')).toEqual(expected.body);
    expect(deleted.map(({ detail }) => detail)).toEqual([
      { level: 'item', itemId: input.itemId, giftMessage: expected.body.gift_message },
    ]);
    // The message is gone while the next page loads, and the focus is not lost.
    await expect.poll(() => state()).toEqual({ formVisible: false, resultVisible: false });
    expect(document.activeElement).toBe(button('Gift options'));
    await openForm();
    expect(field('Message:').value).toBe('');
  },
);

test.each(vectors<{ baseUrl: string; formKey: string }, { location: string }>('gift-message-after-save'))(
  'after a change, continues to the shop’s update of the cart, with the form key ($id)',
  async ({ input, expected }) => {
    const visited = recordNavigation();
    serve(() => json(true));
    onPage({ baseUrl: input.baseUrl, formKey: 'another', giftMessage: { orderLevel: happyDay } }, input);
    await drawn('shop-gift-message', order);
    await press('Delete');
    await eventually(() => expect(visited).toEqual([{ url: expected.location, replace: false }]));
  },
);

test('prefers the visitor’s own form key to a printed one', async () => {
  setFormKey('ownkey');
  const visited = recordNavigation();
  serve(() => json(true));
  onPage({ giftMessage: { orderLevel: happyDay } });
  await drawn('shop-gift-message', '<shop-gift-message data-form-key="printed"></shop-gift-message>');
  await press('Delete');
  await eventually(() => expect(visited[0]?.url).toContain('?form_key=ownkey&cart[]'));
});

test('sends no form key to another site', async () => {
  setFormKey('ownkey');
  const visited = recordNavigation();
  serve(() => json(true));
  onPage({ giftMessage: { orderLevel: happyDay } });
  vi.stubGlobal('BASE_URL', `${location.origin}/`);
  onTestFinished(() => void vi.unstubAllGlobals());
  await drawn('shop-gift-message', '<shop-gift-message data-base-url="https://other.test/"></shop-gift-message>');
  await press('Delete');
  await eventually(() => expect(visited[0]?.url).toBe('https://other.test/checkout/cart/updatePost?form_key=&cart[]'));
});

test('attributes alone are enough, also for a shop below another URL', async () => {
  recordNavigation();
  const calls = serve(() => json(true));
  await drawn(
    'shop-gift-message',
    `<shop-gift-message data-is-order-level-gift-options-enabled data-is-customer-logged-in data-store-code="fr"
      data-base-url="${location.origin}/shop/" data-gift-message='{"orderLevel":{"message":"Hi"}}'
      data-extension-attributes='{"wrapping_id":4}'></shop-gift-message>`,
  );
  await press('Delete');
  await eventually(() => expect(saves(calls)[0]?.path).toBe('/shop/rest/fr/V1/carts/mine/gift-message'));
  expect(body(saves(calls)[0])).toEqual({
    recipient: null,
    sender: null,
    message: null,
    extension_attributes: { wrapping_id: 4 },
  });
});

test('leaves untouched fields out, and sends cleared ones', async () => {
  recordNavigation();
  const calls = serve(() => json(true));
  onPage({ giftMessage: { orderLevel: { sender: 'Ann', message: 'Hi' } } });
  await drawn('shop-gift-message', order);
  await press('Edit');
  await expect.poll(() => state().formVisible).toBe(true);
  await fill({ 'From:': '' });
  await press('Update');
  await eventually(() => expect(saves(calls)).toHaveLength(1));
  expect(body(saves(calls)[0])).toEqual({ sender: '', message: 'Hi' });
});

test('a reset of the form brings back the stored message, and sends nothing of what was typed', async () => {
  recordNavigation();
  const calls = serve(() => json(true));
  onPage({ giftMessage: { orderLevel: happyDay } });
  await drawn('shop-gift-message', `<form>${order}</form>`);
  await press('Edit');
  await expect.poll(() => state().formVisible).toBe(true);
  await fill({ 'Message:': 'Sad day' });
  document.querySelector('form')?.reset();
  await expect.poll(() => field('Message:').value).toBe('Happy day');
  await press('Update');
  await eventually(() => expect(saves(calls)).toHaveLength(1));
  expect(body(saves(calls)[0])).toEqual({ recipient: 'Bob', sender: 'Ann', message: 'Happy day' });
});

test('clearing the text deletes the message, and fires the event for it', async () => {
  recordNavigation();
  serve(() => json(true));
  const deleted = recordEvents('shop-gift-message-deleted');
  onPage({ giftMessage: { orderLevel: happyDay } });
  await drawn('shop-gift-message', order);
  await press('Edit');
  await expect.poll(() => state().formVisible).toBe(true);
  await fill({ 'Message:': '  ' });
  await press('Update');
  await eventually(() => expect(deleted).toHaveLength(1));
  await expect.poll(() => state()).toEqual({ formVisible: false, resultVisible: false });
});

test('saving without a text sends nothing, shows an error and focuses the text', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json(true));
  onPage();
  const element = await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'To:': 'Bob', 'Message:': '   ' });
  await press('Update');
  const area = element.querySelector('textarea') ?? expect.fail('no message');
  await expect.poll(() => area.getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById(area.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Write a message first.',
  );
  expect(document.activeElement).toBe(area);
  expect([saves(calls), visited]).toEqual([[], []]);
  await fill({ 'Message:': 'Hi' });
  await expect.poll(() => area.getAttribute('aria-invalid')).toBe('false');
  await press('Update');
  await eventually(() => expect(saves(calls)).toHaveLength(1));
});

test('also shows an error next to the message', async () => {
  const calls = serve(() => json({ message: "The gift message isn't available." }, 400));
  onPage();
  const element = await drawn('shop-gift-message', `<shop-messages></shop-messages>${order}`);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await expect
    .poll(() => element.querySelector('p.shop-field__error')?.textContent)
    .toBe("The gift message isn't available.");
  // Announced once, by the message area.
  expect(document.querySelectorAll('[role=alert]')).toHaveLength(1);
  expect(saves(calls)).toHaveLength(1);
});

test('a guest without a cart id sends nothing, and the console explains why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const calls = serve(() => json(true));
  onPage();
  pageJson('checkoutConfig', {});
  const element = await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await expect.poll(() => element.querySelector('[role=alert]')?.textContent).toContain('Something went wrong');
  expect(vi.mocked(console.error).mock.calls[0]?.[0]).toContain('checkoutConfig.quoteData.entity_id');
  expect(saves(calls)).toEqual([]);
  vi.restoreAllMocks();
});

test('a listener can extend or cancel what is sent', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json(true));
  const events = recordEvents<GiftMessageDetail>('shop-gift-message-save');
  const saved = recordEvents<GiftMessageDetail>('shop-gift-message-saved');
  const cleared = recordEvents('shop-messages-clear');
  onPage();
  const element = await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  element.addEventListener('shop-gift-message-save', (event) => event.preventDefault(), { once: true });
  await press('Update');
  await expect
    .poll(() => events.map(({ detail }) => detail))
    .toEqual([{ level: 'order', itemId: undefined, giftMessage: { message: 'Hi' } }]);
  expect([saves(calls), cleared]).toEqual([[], []]);
  element.addEventListener('shop-gift-message-save', (event) => {
    (event as CustomEvent<GiftMessageDetail>).detail.giftMessage.extension_attributes = { wrapping_id: 4 };
  });
  await press('Update');
  await eventually(() => expect(visited).toHaveLength(1));
  expect(body(saves(calls)[0])).toEqual({ message: 'Hi', extension_attributes: { wrapping_id: 4 } });
  expect(saved[0]?.detail).toMatchObject({ level: 'order', giftMessage: { message: 'Hi' } });
  expect(cleared).toHaveLength(1);
});

test('what a listener added to one save is not sent again by the next one', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json(true));
  onPage();
  const element = await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  const extend = (event: Event): void => {
    (event as CustomEvent<GiftMessageDetail>).detail.giftMessage.extension_attributes = { wrapping_id: 4 };
  };
  element.addEventListener('shop-gift-message-save', extend, { once: true });
  await press('Update');
  await eventually(() => expect(visited).toHaveLength(1));
  await press('Edit');
  await expect.poll(() => state().formVisible).toBe(true);
  await press('Update');
  await eventually(() => expect(saves(calls)).toHaveLength(2));
  expect(body(saves(calls)[1])).toEqual({ message: 'Hi' });
});

test('repeated clicks save once, and a later change saves again', async () => {
  const visited = recordNavigation();
  const replies = [later<Response>(), later<Response>()];
  const calls = serve(({ path }) =>
    path.includes('gift-message') ? (replies[saves(calls).length - 1]?.promise ?? json({}, 500)) : json({}),
  );
  onPage();
  await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await press('Update');
  await userEvent.type(field('To:'), 'Bob{Enter}');
  await expect.poll(() => button('Update')?.getAttribute('aria-disabled')).toBe('true');
  expect(saves(calls)).toHaveLength(1);
  replies[0]?.resolve(json(true));
  await eventually(() => expect(visited).toHaveLength(1));
  await press('Edit');
  await press('Update');
  replies[1]?.resolve(json(true));
  await eventually(() => expect(visited).toHaveLength(2));
  expect(saves(calls)).toHaveLength(2);
});

test('while a message is being saved, its fields can’t be changed, so that no text is lost', async () => {
  const reply = later<Response>();
  serve(({ path }) => (path.includes('gift-message') ? reply.promise : json({})));
  onPage();
  await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await expect.poll(() => button('Update')?.getAttribute('aria-disabled')).toBe('true');
  await userEvent.type(field('Message:'), ' Bob');
  expect(field('Message:').value).toBe('Hi');
  reply.resolve(json({ message: 'Try again.' }, 400));
  await expect.poll(() => button('Update')?.getAttribute('aria-disabled')).toBeNull();
  await userEvent.type(field('Message:'), ' Bob');
  expect(field('Message:').value).toBe('Hi Bob');
});

test('Enter in a name saves the message and does not submit the cart', async () => {
  const visited = recordNavigation();
  serve(() => json(true));
  onPage();
  await drawn('shop-gift-message', `<form action="/nowhere">${item}<button>Update cart</button></form>`);
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  await userEvent.type(field('From:'), 'Ann{Enter}');
  await eventually(() => expect(visited).toHaveLength(1));
  expect(submitted).not.toHaveBeenCalled();
});

test('Enter that accepts a Japanese suggestion does not save the message', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json(true));
  onPage();
  await drawn('shop-gift-message', item);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  const enter = (init: KeyboardEventInit) =>
    field('From:').dispatchEvent(
      new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }),
    );
  expect(enter({ isComposing: true })).toBe(true);
  // Safari's event, after the composition has ended.
  expect(enter({ keyCode: 229 })).toBe(true);
  expect(enter({ keyCode: 13 })).toBe(false);
  await eventually(() => expect(visited).toHaveLength(1));
  expect(saves(calls)).toHaveLength(1);
});

test.each([
  [
    'refuses',
    () => json({ message: 'No product with the "%1" itemId exists in the Cart.', parameters: ['15'] }, 404),
    'No product with the "15" itemId exists in the Cart.',
  ],
  ['fails', () => new Response('<h1>Error</h1>', { status: 500 }), 'Something went wrong with your request.'],
  ['answers with a page', () => new Response('<h1>Maintenance</h1>'), 'Something went wrong with your request.'],
  ['answers with false', () => json(false), 'Something went wrong with your request.'],
  ['is away', () => Promise.reject(new TypeError('Failed to fetch')), 'Something went wrong with your request.'],
])('when the shop %s, the shopper reads why, loses nothing and can try again', async (_, refuse, message) => {
  const visited = recordNavigation();
  let tries = 0;
  serve(({ path }) => {
    if (path.includes('gift-message')) tries += 1;
    return tries === 1 ? refuse() : json(true);
  });
  onPage();
  const element = await drawn('shop-gift-message', item);
  document.body.append(document.createElement('shop-messages'));
  await openForm();
  await fill({ 'To:': 'Bob', 'Message:': 'Hi' });
  await press('Update');
  await expect.poll(() => document.querySelector('shop-messages .error')?.textContent).toContain(message);
  expect(visited).toEqual([]);
  expect(state().formVisible).toBe(true);
  expect([field('To:', element).value, field('Message:', element).value]).toEqual(['Bob', 'Hi']);
  expect(element.querySelector('[aria-disabled]')).toBeNull();
  await press('Update');
  await eventually(() => expect(visited).toHaveLength(1));
  await expect.poll(() => document.querySelector('shop-messages .error')).toBeNull();
});

test.each([[], {}, '1'])('accepts %j as confirmation', async (answer) => {
  const visited = recordNavigation();
  serve(() => json(answer));
  onPage();
  await drawn('shop-gift-message', item);
  await press('Gift options');
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await eventually(() => expect(visited).toHaveLength(1));
});

test('goes to the login page if the session has ended', async () => {
  const visited = recordNavigation();
  serve(() => json({ message: 'The consumer isn’t authorized.' }, 401));
  onPage({ isCustomerLoggedIn: true, giftMessage: { orderLevel: happyDay } });
  await drawn('shop-gift-message', order);
  await press('Delete');
  await eventually(() => expect(visited[0]?.url).toContain('/customer/account/login/'));
  expect(state().resultVisible).toBe(true);
});

test('stays on the page while another message has unsaved text', async () => {
  const visited = recordNavigation();
  serve(() => json(true));
  onPage();
  await drawn('shop-gift-message', order + item);
  const [first, second] = Array.from(document.querySelectorAll('shop-gift-message'));
  if (first === undefined || second === undefined) throw new Error('two elements');
  for (const [element, text] of [
    [first, 'For all'],
    [second, 'For you'],
  ] as const) {
    await press('Gift options', element);
    await expect.poll(() => state(element).formVisible).toBe(true);
    await fill({ 'Message:': text }, element);
  }
  await press('Update', first);
  await expect.poll(() => state(first)).toEqual({ formVisible: false, resultVisible: true });
  expect(visited).toEqual([]);
  expect(field('Message:', second).value).toBe('For you');
  await press('Update', second);
  await eventually(() => expect(visited).toHaveLength(1));
});

test.each([
  ['quantity', '<form action="/checkout/cart/updatePost/"><input name="cart[15][qty]" value="1"></form>'],
  ['coupon code', '<form action="/checkout/cart/couponPost/"><input name="coupon_code"></form>'],
])('stays on the page while the cart has a typed %s', async (_, form) => {
  const visited = recordNavigation();
  const saved = recordEvents('shop-gift-message-saved');
  serve(() => json(true));
  onPage();
  const element = await drawn('shop-gift-message', order + form);
  await openForm();
  await fill({ 'Message:': 'For you' });
  const typed = document.querySelector('form input') as HTMLInputElement;
  typed.value = '3';
  await press('Update');
  await eventually(() => expect(saved).toHaveLength(1));
  await expect.poll(() => state(element).resultVisible).toBe(true);
  expect(visited).toEqual([]);
  typed.value = typed.defaultValue;
  await press('Edit');
  await fill({ 'Message:': 'For both of you' });
  await press('Update');
  await eventually(() => expect(visited).toHaveLength(1));
});

test('announces how many characters are left when a name is almost full', async () => {
  onPage();
  const element = await drawn('shop-gift-message', order);
  await openForm();
  const remaining = () => Array.from(element.querySelectorAll('span[role=status]'), ({ textContent }) => textContent);
  await fill({ 'To:': 'B'.repeat(204) });
  expect(remaining()).toEqual(['', '']);
  await userEvent.type(field('To:'), 'ob');
  await expect.poll(remaining).toEqual(['49 characters left', '']);
  expect((field('To:') as HTMLInputElement).maxLength).toBe(255);
});

test('removing the element during the request does not leave the page', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  const saved = recordEvents('shop-gift-message-save');
  onPage();
  const element = await drawn('shop-gift-message', order);
  await openForm();
  await fill({ 'Message:': 'Hi' });
  await press('Update');
  await eventually(() => expect(saves(calls)).toHaveLength(1));
  element.replaceWith();
  reply.resolve(json(true));
  // The stale section is reloaded, so the reply has been read by then.
  await eventually(() => expect(localStorage.getItem('mage-cache-storage-section-invalidation')).toContain('messages'));
  expect([saved.length, visited]).toEqual([1, []]);
});

test('an element that the page gives to another item shows that item’s message, not the text typed for the first', async () => {
  onPage({ giftMessage: { orderLevel: true, itemLevel: { 15: [], 16: { message: { message: 'Get well' } } } } });
  const element = await drawn('shop-gift-message', item);
  await openForm();
  await fill({ 'Message:': 'Happy day' });
  element.dataset.itemId = '16';
  await expect.poll(() => element.querySelector('.gift-summary')?.textContent).toContain('Get well');
  await press('Edit');
  expect(field('Message:').value).toBe('Get well');
});

test('with enlarged text on a phone, the fields stay inside their frame', async () => {
  onPage();
  const element = await drawn('shop-gift-message', order);
  Object.assign(element.style, { display: 'block', inlineSize: '320px', fontSize: '28px' });
  await openForm();
  const frame = element.querySelector('fieldset')?.getBoundingClientRect() ?? new DOMRect();
  for (const label of ['To:', 'From:', 'Message:'])
    expect(field(label).getBoundingClientRect().right, label).toBeLessThanOrEqual(frame.right);
});
