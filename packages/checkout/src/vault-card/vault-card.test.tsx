import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, ready, recordEvents, recordNavigation, show } from '#testing/page';
import { expectNoRequest, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import { type PlaceOrderDetail, resetOrders } from '../shared/place-order';

const visa = { cc_type: 'VI', cc_last_4: '1111', cc_exp_month: '01', cc_exp_year: '2099' };
const expired = { type: 'MC', maskedCC: '5454', expirationDate: '04/2020' };
const card = (publicHash: string, details: object) => ({
  component: 'Acme_Pay/js/vault',
  config: { code: 'acme_cc_vault', publicHash, details },
});

function onPage(vault: object = { acme_cc_vault_0: card('9f1c', visa), acme_cc_vault_3: card('77aa', expired) }): void {
  pageJson('checkoutConfig', {
    storeCode: 'default',
    isCustomerLoggedIn: true,
    quoteData: { entity_id: '7' },
    payment: {
      vault,
      ccform: { icons: { VI: { url: 'data:image/svg+xml,', width: 46, height: 30, title: 'Visa' } } },
    },
  });
}

/** A checkout page's markup. The card's key only selects; the order doesn't send it. */
const section = (key: string, checked = true, attributes = '') => `
  <section data-payment-method="${key}">
    <label><input type="radio" name="payment[method]" value="${key}" ${checked ? 'checked' : ''}> ${key}</label>
    <shop-vault-card data-key="${key}" ${attributes}></shop-vault-card>
  </section>`;

function button(element: Element): HTMLButtonElement {
  return element.querySelector('button') ?? expect.fail('no button');
}

beforeEach(() => recordNavigation());

afterEach(() => {
  localStorage.clear();
  resetOrders();
});

test('keeps the server’s fallback until ready, and without a hash', async () => {
  onPage({});
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const element = show(
    'shop-vault-card',
    '<shop-vault-card data-key="acme_cc_vault_0"><p data-shop-fallback>Visa 1111</p></shop-vault-card>',
  );
  const fallback = element.querySelector('p');
  await expect.poll(() => element.dataset.state).toBe('error');
  expect(fallback?.hidden).toBe(false);
  element.dataset.publicHash = '9f1c';
  await expect.poll(() => fallback?.hidden).toBe(true);
  expect(element.getData()).toEqual({ method: 'acme_cc_vault', additional_data: { public_hash: '9f1c' } });
});

test('shows the card with its picture and the month and year in which it expires', async () => {
  onPage();
  const element = await drawn('shop-vault-card', section('acme_cc_vault_0'));
  expect(element.querySelector('.shop-vault-card__card')?.textContent).toBe('ending 1111expires 01/2099');
  expect(element.querySelector('img')?.alt).toBe('Visa');
  expect(element.validate()).toBe(true);
  await expectAccessible(element);
});

test('a token without digits shows only what it has', async () => {
  onPage({ paypal_vault_0: card('5c1e', { type: 'PayPal', maskedCC: 'ann@example.com' }) });
  const element = await drawn('shop-vault-card', section('paypal_vault_0'));
  expect(element.querySelector('.shop-vault-card__card')?.textContent).toBe('PayPal');
});

test('the button follows the selected method, also outside a form', async () => {
  onPage();
  await drawn(
    'shop-vault-card',
    section('acme_cc_vault_0') + section('acme_cc_vault_1', false, 'data-public-hash="x"'),
  );
  const [first, second] = [...document.querySelectorAll('shop-vault-card')];
  if (first === undefined || second === undefined) expect.fail('two cards');
  await expect.poll(() => second.querySelector('button')?.getAttribute('aria-disabled')).toBe('true');
  document.querySelector<HTMLInputElement>('input[value=acme_cc_vault_1]')?.click();
  await expect.poll(() => button(second).getAttribute('aria-disabled')).toBeNull();
  expect(button(first).getAttribute('aria-disabled')).toBe('true');
});

test('can be used if its method is the only one, in a hidden field', async () => {
  onPage();
  const calls = serve(() => json('17'));
  const element = await drawn(
    'shop-vault-card',
    `<section data-payment-method="acme_cc_vault_0"><input type="hidden" name="payment[method]" value="acme_cc_vault_0">
      <shop-vault-card data-key="acme_cc_vault_0"></shop-vault-card></section>`,
  );
  expect(button(element).getAttribute('aria-disabled')).toBeNull();
  button(element).click();
  await expect.poll(() => calls.length).toBe(1);
});

test('an expired card is marked, has no button, and stops an order', async () => {
  onPage();
  const calls = serve(() => json('17'));
  const element = await drawn('shop-vault-card', section('acme_cc_vault_3'));
  expect(element.textContent).toContain('MasterCard');
  expect(element.querySelector('.shop-card-icon')).not.toBeNull();
  expect(element.textContent).toContain('expired 04/2020');
  expect(element.textContent).toContain('This card has expired. Please choose another way to pay.');
  expect(element.querySelector('[data-state=expired]')).not.toBeNull();
  expect(element.querySelector('button')).toBeNull();
  await element.placeOrder();
  expect(element.validate()).toBe(false);
  expect(document.activeElement?.textContent).toContain('expired');
  expect(calls).toHaveLength(0);
  await expectAccessible(element);
});

test.each(
  vectors<{ code: string; index: string; publicHash: string }, { selected: { method: string }; sent: object }>(
    'vault-payment-data',
  ),
)('the page selects by key, and the order sends the method’s code ($id)', async ({ input, expected }) => {
  onPage({ [input.index]: { config: { code: input.code, publicHash: input.publicHash, details: visa } } });
  const calls = serve(() => json('17'));
  const placed = recordEvents<PlaceOrderDetail>('shop-place-order');
  const element = await drawn('shop-vault-card', `<form>${section(input.index)}</form>`);
  expect(element.getData()).toEqual(expected.sent);
  button(element).click();
  await expect.poll(() => calls.length).toBe(1);
  expect(JSON.parse(calls[0]?.body ?? '').paymentMethod).toEqual(expected.sent);
  expect(placed[0]?.detail).toEqual({ method: input.code, data: expected.sent });
  const form = document.querySelector('form') ?? expect.fail('no form');
  expect({ method: new FormData(form).get('payment[method]') }).toEqual(expected.selected);
});

interface ButtonState {
  billingAddress: boolean;
  selected: boolean;
}

test.each(vectors<ButtonState, { buttonActive: boolean; active: boolean; placeOrderAllowed: boolean }>('vault-button'))(
  'enables the button only for the selected card ($id)',
  async ({ input, expected }) => {
    onPage();
    // A minimal Luma checkout.
    const require = Object.assign(() => ({ billingAddress: () => (input.billingAddress ? { city: 'Paris' } : null) }), {
      defined: (name: string) => name === 'Magento_Checkout/js/model/quote',
    });
    pageJson('require', require);
    const refused: string[] = [];
    const events = (event: Event): void => {
      event.preventDefault();
      refused.push((event as CustomEvent<{ text: string }>).detail.text);
    };
    document.addEventListener('shop-message', events);
    onTestFinished(() => document.removeEventListener('shop-message', events));
    const calls = serve(() => json('17'));
    const element = await drawn('shop-vault-card', section('acme_cc_vault_0', input.selected));
    expect(document.querySelector<HTMLInputElement>('input[type=radio]')?.checked).toBe(expected.active);
    expect(button(element).getAttribute('aria-disabled') !== 'true').toBe(expected.buttonActive);
    button(element).click();
    await expectNoRequest(calls);
    // A page's own button calls the method.
    await element.placeOrder();
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(expected.placeOrderAllowed ? 1 : 0);
    expect(refused).toEqual(expected.placeOrderAllowed ? [] : ['Please enter a billing address first.']);
  },
);

test('the button of the selected card is enabled as soon as Luma’s checkout has a billing address', async () => {
  onPage();
  let address: object | null = null;
  const require = Object.assign(() => ({ billingAddress: () => address }), {
    defined: (name: string) => name === 'Magento_Checkout/js/model/quote',
  });
  pageJson('require', require);
  const calls = serve(() => json('17'));
  const element = await drawn('shop-vault-card', section('acme_cc_vault_0'));
  expect(button(element).getAttribute('aria-disabled')).toBe('true');
  address = { city: 'Paris' };
  await expect.poll(() => button(element).getAttribute('aria-disabled')).toBeNull();
  button(element).click();
  await expect.poll(() => calls.filter(({ method }) => method === 'POST').length).toBe(1);
});

test('the button follows a script that selects the card without an event', async () => {
  onPage();
  const element = await drawn('shop-vault-card', section('acme_cc_vault_0', false));
  expect(button(element).getAttribute('aria-disabled')).toBe('true');
  const radio = document.querySelector<HTMLInputElement>('input[type=radio]') ?? expect.fail('no radio');
  radio.checked = true;
  await expect.poll(() => button(element).getAttribute('aria-disabled')).toBeNull();
});

test('selecting another card enables its button, and several cards have different ids', async () => {
  onPage({ acme_cc_vault_0: card('9f1c', visa), acme_cc_vault_2: card('77aa', visa) });
  const first = await drawn(
    'shop-vault-card',
    `<form>${section('acme_cc_vault_0')}${section('acme_cc_vault_2', false)}</form>`,
  );
  const second = await ready(document.querySelectorAll('shop-vault-card')[1] ?? first);
  expect(button(second).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(document.querySelectorAll('input[type=radio]')[1] ?? first);
  await expect.poll(() => button(second).hasAttribute('aria-disabled')).toBe(false);
  expect(button(first).getAttribute('aria-disabled')).toBe('true');
  const ids = Array.from(document.querySelectorAll('[id]'), ({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('repeated clicks place one order', async () => {
  onPage();
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  const placed = recordEvents('shop-order-placed');
  const element = await drawn('shop-vault-card', section('acme_cc_vault_0'));
  await userEvent.dblClick(button(element));
  const again = element.placeOrder();
  reply.resolve(json('17'));
  await again;
  await expect.poll(() => placed.length).toBe(1);
  expect(calls.filter(({ path }) => path.endsWith('/carts/mine/payment-information'))).toHaveLength(1);
});

test('Enter in a field above the button places the order, and never submits the page’s form', async () => {
  onPage();
  const calls = serve(() => json('17'));
  const code = '<label slot="before-button">Code <input name="code"></label>';
  const element = await drawn(
    'shop-vault-card',
    `<form>${section('acme_cc_vault_0').replace('></shop-vault-card>', `>${code}</shop-vault-card>`)}</form>`,
  );
  const submitted = vi.fn((event: Event) => event.preventDefault());
  document.querySelector('form')?.addEventListener('submit', submitted);
  await userEvent.type(element.querySelector('input') ?? element, '7{Enter}');
  await expect.poll(() => calls.filter(({ method }) => method === 'POST').length).toBe(1);
  expect(submitted).not.toHaveBeenCalled();
});

test('supports a shop’s own button and settings', async () => {
  onPage({});
  const element = await drawn(
    'shop-vault-card',
    `<shop-vault-card data-key="acme_cc_vault_0" data-public-hash="h" data-button="false"
       data-icon='{"url":"data:image/svg+xml,","title":"Visa"}'
       data-details='{"type":"VI","maskedCC":"1111","expirationDate":"1/2099"}'></shop-vault-card>`,
  );
  expect(element.querySelector('button')).toBeNull();
  expect(element.textContent).toBe('ending 1111expires 01/2099');
  expect(element.querySelector('img')?.alt).toBe('Visa');
  element.reset();
  expect(element.getData().additional_data).toEqual({ public_hash: 'h' });
});
