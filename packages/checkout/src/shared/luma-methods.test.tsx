import { afterEach, beforeEach, expect, test } from 'vitest';
import { drawn, pageJson, ready, recordNavigation } from '#testing/page';
import { type Call, json, serve } from '#testing/server';
import '../agreements/define';
import '../cc-form/define';
import '../iframe-gateway/define';
import '../offline-payment/define';
import '../vault-card/define';
import '../vault-enabler/define';
import { orderForm } from '../iframe-gateway/order-form';
import { resetOrders } from './place-order';

// Luma's payment step: each method is a `.payment-method`, and the chosen one is `_active`. Most have no other attributes.

const method = (code: string, fields: string, checked = false) => `
  <div class="payment-method${checked ? ' _active' : ''}">
    <div class="payment-method-title field choice">
      <input type="radio" name="payment[method]" class="radio" id="${code}" value="${code}"${checked ? ' checked' : ''}>
      <label class="label" for="${code}"><span>${code}</span></label>
    </div>
    <div class="payment-method-content">
      <div data-role="checkout-messages" class="messages"></div>
      <div class="payment-method-billing-address"><div class="checkout-billing-address">
        <div class="billing-address-same-as-shipping-block field choice">
          <input type="checkbox" name="billing-address-same-as-shipping" id="billing-address-same-as-shipping-${code}" checked>
          <label for="billing-address-same-as-shipping-${code}"><span>My billing and shipping address are the same</span></label>
        </div>
      </div></div>
      ${fields}
    </div>
  </div>`;

const agreements = (code: string) =>
  `<div class="checkout-agreements-block"><shop-agreements data-method="${code}"></shop-agreements></div>`;
const offline = (code: string) => `<shop-offline-payment data-method="${code}"></shop-offline-payment>`;

const step = (...methods: string[]) => `
  <form id="co-payment-form" class="form payments" novalidate>
    <fieldset class="fieldset"><legend class="legend"><span>Payment Information</span></legend>
      <div id="checkout-payment-method-load" class="opc-payment"><div class="items payment-methods"><div class="payment-group">
        <div class="step-title" data-role="title">Payment Method</div>
        ${methods.join('')}
      </div></div></div>
    </fieldset>
  </form>`;

async function open(tag: 'shop-offline-payment' | 'shop-vault-card' | 'shop-cc-form', ...methods: string[]) {
  const element = await drawn(tag, step(...methods));
  await Promise.all(Array.from(document.querySelectorAll<HTMLElement>('shop-agreements, shop-vault-enabler'), ready));
  return element;
}

function orders(calls: readonly Call[]): unknown[] {
  return calls.filter(({ path }) => path.endsWith('/payment-information')).map(({ body }) => JSON.parse(body));
}

function onPage(total: number, isEnabled = true): void {
  const card = (publicHash: string) => ({
    config: { publicHash, details: { type: 'VI', maskedCC: '1111', expirationDate: '01/2099' } },
  });
  pageJson('checkoutConfig', {
    storeCode: 'default',
    quoteData: { entity_id: 'q1' },
    priceFormat: { pattern: '$%s' },
    totalsData: { grand_total: total },
    checkoutAgreements: {
      isEnabled,
      agreements: [{ agreementId: '1', mode: '1', checkboxText: 'Terms', content: '' }],
    },
    payment: { vault: { acme_cc_vault_0: card('9f1c'), acme_cc_vault_1: card('5c1e') } },
    vault: { acme_cc_vault: { is_enabled: true } },
  });
}

beforeEach(() => {
  recordNavigation();
  onPage(41.9);
});

afterEach(() => {
  localStorage.clear();
  resetOrders();
});

test('an order needs only the agreements of its own method', async () => {
  const calls = serve(() => json('17'));
  const payment = await open(
    'shop-offline-payment',
    method('checkmo', offline('checkmo') + agreements('checkmo'), true),
    method('banktransfer', offline('banktransfer') + agreements('banktransfer')),
  );
  payment.closest('.payment-method')?.querySelector<HTMLInputElement>('shop-agreements input')?.click();
  await payment.placeOrder();
  expect(orders(calls)).toEqual([
    expect.objectContaining({
      paymentMethod: expect.objectContaining({ extension_attributes: { agreement_ids: ['1'] } }),
    }),
  ]);
});

test('a method in a section of its own still needs the agreements that Luma’s template has below it', async () => {
  const calls = serve(() => json('17'));
  const own = (code: string) => `<section data-payment-method="${code}">${offline(code)}</section>${agreements(code)}`;
  const payment = await open(
    'shop-offline-payment',
    method('checkmo', own('checkmo'), true),
    method('banktransfer', own('banktransfer')),
  );
  await payment.placeOrder();
  expect(calls).toEqual([]);
  expect(document.activeElement?.id).toBe('agreement_checkmo_1');
  payment.closest('.payment-method')?.querySelector<HTMLInputElement>('shop-agreements input')?.click();
  await payment.placeOrder();
  expect(orders(calls)).toHaveLength(1);
});

test('only the chosen of two saved cards can place the order', async () => {
  const saved = (key: string) => `<shop-vault-card data-key="${key}"></shop-vault-card>`;
  await open(
    'shop-vault-card',
    method('acme_cc_vault_0', saved('acme_cc_vault_0'), true),
    method('acme_cc_vault_1', saved('acme_cc_vault_1')),
  );
  const rests = () =>
    Array.from(document.querySelectorAll('shop-vault-card button'), (button) => button.getAttribute('aria-disabled'));
  await expect.poll(rests).toEqual([null, 'true']);
  document.querySelector<HTMLInputElement>('input[value=acme_cc_vault_1]')?.click();
  await expect.poll(rests).toEqual(['true', null]);
});

test('sends the choice to save a card with the card in the same section', async () => {
  const form = await open(
    'shop-cc-form',
    method(
      'acme',
      '<shop-cc-form data-method="acme"></shop-cc-form><shop-vault-enabler data-code="acme_cc_vault"></shop-vault-enabler>',
      true,
    ),
  );
  expect(form.getData().additional_data).toMatchObject({ is_active_payment_token_enabler: true });
});

/** A template inside Luma's own `.payment-method` may have a section of its own. */
const nested = (code: string, fields: string) => `<section data-payment-method="${code}">${fields}</section>`;

test('sends the choice to save a card, also if it is below the card’s own section', async () => {
  const saves = '<shop-vault-enabler data-code="acme_cc_vault"></shop-vault-enabler>';
  const form = await open(
    'shop-cc-form',
    method('acme', nested('acme', '<shop-cc-form data-method="acme"></shop-cc-form>') + saves, true),
    method('other', nested('other', '<shop-cc-form data-method="other"></shop-cc-form>')),
  );
  expect(form.getData().additional_data).toMatchObject({ is_active_payment_token_enabler: true });
  const other = document.querySelector<typeof form>('[data-method=other]') ?? expect.fail('no other form');
  expect(other.getData().additional_data).not.toHaveProperty('is_active_payment_token_enabler');
});

test('only the chosen method can place the order, also if each has a section of its own', async () => {
  await open(
    'shop-offline-payment',
    method('checkmo', nested('checkmo', offline('checkmo')), true),
    method('banktransfer', nested('banktransfer', offline('banktransfer'))),
  );
  const rests = () =>
    Array.from(document.querySelectorAll('shop-offline-payment button'), (button) =>
      button.getAttribute('aria-disabled'),
    );
  await expect.poll(rests).toEqual([null, 'true']);
  document.querySelector<HTMLInputElement>('input[value=banktransfer]')?.click();
  await expect.poll(rests).toEqual(['true', null]);
});

test('a section around all methods belongs to none of them', async () => {
  const saves = '<shop-vault-enabler data-code="acme_cc_vault"></shop-vault-enabler>';
  const card = (code: string, fields = '') =>
    nested(code, `<shop-cc-form data-method="${code}"></shop-cc-form>${fields}`);
  await open('shop-cc-form', `<div class="payment-method">${card('acme')}${card('other', saves)}</div>`);
  const forms = Array.from(document.querySelectorAll('shop-cc-form'), (form) => form.getData().additional_data);
  expect(forms[0]).not.toHaveProperty('is_active_payment_token_enabler');
  expect(forms[1]).toMatchObject({ is_active_payment_token_enabler: true });
});

test('a section around the radio buttons of all methods belongs to none of them', async () => {
  const radio = (code: string, checked = '') =>
    `<input type="radio" name="payment[method]" id="${code}" value="${code}" ${checked}><label for="${code}">${code}</label>`;
  const element = await open(
    'shop-offline-payment',
    `<div class="payment-method">${radio('checkmo')}${radio('banktransfer', 'checked')}
      ${nested('banktransfer', offline('banktransfer'))}</div>`,
  );
  const calls = serve(() => json('17'));
  onPage(41.9, false);
  element.querySelector('button')?.click();
  await expect.poll(() => orders(calls)).toHaveLength(1);
});

test.each([
  [0, ['free*']],
  [41.9, ['checkmo*']],
])('with %d left to pay, offers the right methods, also if each has a section of its own', async (total, expected) => {
  onPage(total, false);
  await open(
    'shop-offline-payment',
    method('checkmo', nested('checkmo', offline('checkmo')), true),
    method('free', nested('free', offline('free'))),
  );
  const offered = () =>
    [...document.querySelectorAll<HTMLInputElement>('.radio')]
      .filter((radio) => radio.checkVisibility())
      .map(({ id, checked }) => `${id}${checked ? '*' : ''}`);
  await expect.poll(offered).toEqual(expected);
});

test('free payment replaces the other methods while nothing is left to pay', async () => {
  onPage(0, false);
  await open(
    'shop-offline-payment',
    method('checkmo', offline('checkmo'), true),
    method('banktransfer', offline('banktransfer')),
    method('free', offline('free')),
  );
  const offered = () =>
    [...document.querySelectorAll<HTMLInputElement>('.radio')]
      .filter((radio) => radio.checkVisibility())
      .map(({ id, checked }) => `${id}${checked ? '*' : ''}`);
  await expect.poll(offered).toEqual(['free*']);
});

test('a gateway’s order save contains no fields of another method', async () => {
  document.body.innerHTML = step(
    method('harborpay', '<shop-iframe-gateway></shop-iframe-gateway>', true),
    method('purchaseorder', '<input type="text" name="payment[po_number]" value="PO-7">'),
  );
  const sent = orderForm(document.querySelector('shop-iframe-gateway') ?? document.body, []);
  expect(sent.get('payment[method]')).toBe('harborpay');
  expect(sent.getAll('billing-address-same-as-shipping')).toHaveLength(1);
  expect(sent.has('payment[po_number]')).toBe(false);
});
