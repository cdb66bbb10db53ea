import { doctor } from '@shop-elements/core';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/axe';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { json, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../cc-form/define';
import '../vault-card/define';
import './define';
import { type PlaceOrderDetail, resetOrders } from '../shared/place-order';

const enabler = '<shop-vault-enabler data-code="acme_cc_vault"></shop-vault-enabler>';
const section = (method: string, inside = enabler) =>
  `<section data-payment-method="${method}">${inside}<shop-cc-form data-method="${method}"></shop-cc-form></section>`;

function onPage(enabled: unknown): void {
  const vault = { acme_cc_vault: { is_enabled: enabled } };
  pageJson('checkoutConfig', { storeCode: 'default', quoteData: { entity_id: 'q' }, vault });
}

function box(): HTMLInputElement | null {
  return document.querySelector('shop-vault-enabler input');
}

/** The card form's data besides the card. */
function choices(): unknown[] {
  return Array.from(document.querySelectorAll('shop-cc-form'), (form) => {
    const { is_active_payment_token_enabler: choice } = form.getData().additional_data ?? {};
    return choice;
  });
}

test('keeps the server’s content until ready, then shows a checkbox with the id and name that themes use', async () => {
  onPage(true);
  const element = await drawn(
    'shop-vault-enabler',
    '<shop-vault-enabler data-code="acme_cc_vault"><p data-shop-fallback>Your card is kept.</p></shop-vault-enabler>',
  );
  expect(element.querySelector('p')?.hidden).toBe(true);
  expect(box()).toMatchObject({ id: 'acme_cc_vault_enable_vault', name: 'vault[is_enabled]', checked: true });
  expect(box()?.labels?.[0]?.textContent).toBe('Save for later use');
  await expectAccessible(element);
});

interface Given {
  checkoutConfig: { vault: Record<string, { is_enabled: unknown }> };
  paymentCode: string;
  data: { method: string };
  checkbox: boolean;
}

test.each(vectors<Given, { method: string; additional_data: object }>('vault-enabler'))(
  'asks the shop to store the card only if the shop can do so ($id)',
  async ({ input, expected }) => {
    pageJson('checkoutConfig', input.checkoutConfig);
    const inside = `<shop-vault-enabler data-code="${input.paymentCode}"></shop-vault-enabler>`;
    await drawn('shop-vault-enabler', section(input.data.method, inside));
    if (box() !== null) expect(box()?.checked).toBe(input.checkbox);
    const { method, additional_data } = document.querySelector('shop-cc-form')?.getData() ?? {};
    const added = Object.fromEntries(Object.entries(additional_data ?? {}).filter(([name]) => !name.startsWith('cc_')));
    expect({ method, additional_data: added }).toEqual(expected);
  },
);

test('uses the shopper’s choice, only in the element’s own section', async () => {
  onPage(true);
  await drawn('shop-vault-enabler', section('acme') + section('other', ''));
  expect(choices()).toEqual([true, undefined]);
  box()?.click();
  expect(choices()).toEqual([false, undefined]);
});

test('uses the enabled one of two in a section', async () => {
  onPage(true);
  const other = '<shop-vault-enabler data-code="other_cc_vault"></shop-vault-enabler>';
  await drawn('shop-vault-enabler', section('acme', other + enabler));
  expect(choices()).toEqual([true]);
});

test('a saved card in the same section is paid with its token only', async () => {
  onPage(true);
  const saved = '<shop-vault-card data-key="acme_cc_vault_0" data-public-hash="9f1c"></shop-vault-card>';
  await drawn('shop-vault-enabler', section('acme', saved + enabler));
  await ready(document.querySelector('shop-vault-card') ?? expect.fail('no card'));
  expect(document.querySelector('shop-vault-card')?.getData().additional_data).toEqual({ public_hash: '9f1c' });
  expect(choices()).toEqual([true]);
});

test('a box that the shopper has unticked stays unticked when the page takes the element out and puts it back', async () => {
  onPage(true);
  const element = await drawn('shop-vault-enabler', section('acme'));
  box()?.click();
  const place = element.parentElement;
  element.replaceWith();
  await expect.poll(box).toBeNull();
  expect(choices()).toEqual([undefined]);
  place?.append(element);
  await expect.poll(box).not.toBeNull();
  await expect.poll(choices).toEqual([false]);
  element.dataset.isEnabled = 'false';
  await expect.poll(() => element.querySelector('input')).toBeNull();
  element.dataset.isEnabled = 'true';
  await expect.poll(choices).toEqual([false]);
});

function fillCard(form: Element): void {
  const fill = (token: string, value: string): void => {
    const field = form.querySelector<HTMLInputElement>(`[autocomplete="${token}"]`) ?? expect.fail(token);
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  fill('cc-number', '4111111111111111');
  fill('cc-exp', `12/${new Date().getFullYear() + 1}`);
  fill('cc-csc', '123');
}

test('sends the choice with the order, and includes it in the event', async () => {
  onPage(true);
  recordNavigation();
  const events = recordEvents<PlaceOrderDetail>('shop-place-order');
  const calls = serve(() => json('17'));
  await drawn('shop-vault-enabler', section('acme'));
  const form = document.querySelector('shop-cc-form') ?? expect.fail('no form');
  fillCard(form);
  await form.placeOrder();
  const sent = JSON.parse(calls[0]?.body ?? '').paymentMethod.additional_data;
  expect(sent).toMatchObject({ cc_number: '4111111111111111', is_active_payment_token_enabler: true });
  expect(events[0]?.detail.data.additional_data).toEqual({
    cc_type: expect.any(String),
    is_active_payment_token_enabler: true,
  });
  resetOrders();
});

test('two elements on a page have different ids', async () => {
  onPage(true);
  await drawn('shop-vault-enabler', section('acme') + section('other'));
  await expect.poll(() => document.querySelectorAll('shop-vault-enabler input')).toHaveLength(2);
  const ids = Array.from(document.querySelectorAll('shop-vault-enabler input'), ({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('doctor reports that an element outside a section has no effect', async () => {
  onPage(true);
  vi.spyOn(console, 'table').mockImplementation(() => {});
  await drawn('shop-vault-enabler', `${enabler}${section('acme')}`);
  const found = doctor().map(({ findings }) => findings.map(({ message }) => message));
  expect(found.flat()).toEqual([expect.stringContaining('it is outside a payment method’s section')]);
  vi.restoreAllMocks();
});

test('an element with invalid settings does not block the order', async () => {
  onPage(true);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  recordNavigation();
  const calls = serve(() => json('17'));
  const element = await drawn('shop-vault-enabler', section('acme', '<shop-vault-enabler></shop-vault-enabler>'));
  expect(element.dataset.state).toBe('error');
  const form = document.querySelector('shop-cc-form') ?? expect.fail('no form');
  fillCard(form);
  await form.placeOrder();
  const sent = JSON.parse(calls[0]?.body ?? '').paymentMethod.additional_data;
  expect(sent).toMatchObject({ cc_number: '4111111111111111' });
  expect(sent).not.toHaveProperty('is_active_payment_token_enabler');
  resetOrders();
  vi.restoreAllMocks();
});
