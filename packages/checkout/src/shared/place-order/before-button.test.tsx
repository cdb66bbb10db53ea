import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, ready, recordNavigation } from '#testing/page';
import { json, serve } from '#testing/server';
import '../../agreements/define';
import '../../cc-form/define';
import '../../offline-payment/define';
import '../../vault-card/define';
import { resetOrders } from './checkout-state';

const terms = { agreementId: '1', mode: '1', checkboxText: 'Terms', content: '' };
const agreements = '<shop-agreements slot="before-button"></shop-agreements>';

beforeEach(() => {
  pageJson('checkoutConfig', {
    quoteData: { entity_id: 'Qm1' },
    checkoutAgreements: { isEnabled: true, agreements: [terms] },
  });
});

afterEach(resetOrders);

/** The focusable nodes, in tab order. */
function stops(payment: Element): string[] {
  return [...payment.querySelectorAll('input:not([type=hidden]), select, button')].map(
    (control) => control.getAttribute('type') ?? control.localName,
  );
}

test.each([
  ['shop-offline-payment', 'data-method="purchaseorder"', ['text']],
  ['shop-vault-card', 'data-key="acme_0" data-public-hash="9f1c"', []],
  ['shop-cc-form', 'data-method="acme" data-button data-has-verification="false"', undefined],
] as const)('%s shows the terms between its fields and its button', async (tag, attributes, fields) => {
  const payment = await drawn(tag, `<${tag} ${attributes}>${agreements}</${tag}>`);
  const box = await eventually(() => payment.querySelector('shop-agreements input') ?? expect.fail('no terms yet'));
  const button = payment.querySelector('.shop-place-order button') ?? expect.fail('no button');
  expect(box.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  if (fields !== undefined) expect(stops(payment)).toEqual([...fields, 'checkbox', 'button', 'button']);
  const field = payment.querySelector('input:not([type=checkbox], [type=hidden])');
  if (field) expect(field.compareDocumentPosition(box)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the terms keep their tick when they are moved, and are sent with the order', async () => {
  recordNavigation();
  const calls = serve(() => json('17'));
  document.body.innerHTML = `<shop-offline-payment>${agreements}</shop-offline-payment>`;
  const payment = document.querySelector('shop-offline-payment') ?? expect.fail('no payment');
  const terms = await ready(document.querySelector('shop-agreements') ?? expect.fail('no terms'));
  terms.querySelector('input')?.click();
  // Only now can the payment element render.
  payment.dataset.method = 'checkmo';
  await ready(payment);
  await eventually(() => expect(terms.parentElement?.className).toBe('shop-before-button'));
  await payment.placeOrder();
  expect(JSON.parse(calls[0]?.body ?? '{}').paymentMethod.extension_attributes).toEqual({ agreement_ids: ['1'] });
});

test('the terms stay on the page while a setting is invalid, and nothing is ordered without them', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  recordNavigation();
  const calls = serve(() => json('17'));
  const payment = await drawn('shop-offline-payment', `<shop-offline-payment>${agreements}</shop-offline-payment>`);
  payment.dataset.method = 'checkmo';
  await ready(payment);
  const box = () => payment.querySelector<HTMLInputElement>('shop-agreements input');
  await expect.poll(() => box()?.closest('.shop-before-button')).toBeTruthy();
  payment.dataset.method = '';
  await expect.poll(() => payment.dataset.state).toBe('error');
  await expect.poll(() => box()?.checkVisibility()).toBe(true);
  await expect(payment.placeOrder()).rejects.toThrow('data-state');
  expect(calls).toHaveLength(0);

  payment.dataset.method = 'checkmo';
  await ready(payment);
  await expect.poll(() => box()?.closest('.shop-before-button')).toBeTruthy();
  box()?.click();
  await payment.placeOrder();
  expect(JSON.parse(calls[0]?.body ?? '{}').paymentMethod.extension_attributes).toEqual({ agreement_ids: ['1'] });
  vi.restoreAllMocks();
});

test.each(['shop-offline-payment', 'shop-cc-form'] as const)(
  'a copy of a rendered %s, as a page cache restores it, still asks for the terms',
  async (tag) => {
    const payment = await drawn(tag, `<${tag} data-method="checkmo" data-button>${agreements}</${tag}>`);
    await eventually(() => payment.querySelector('shop-agreements input') ?? expect.fail('no terms yet'));
    const page = document.body.innerHTML;
    const copy = await drawn(tag, page);
    const box = await eventually(() => copy.querySelector('shop-agreements input') ?? expect.fail('no terms'));
    const button = copy.querySelector('.shop-place-order button') ?? expect.fail('no button');
    expect(box.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(copy.querySelectorAll('shop-agreements, .shop-place-order')).toHaveLength(2);
  },
);

test('moves nodes that are added later, and moves all of them back when the element is removed', async () => {
  const payment = await drawn(
    'shop-offline-payment',
    '<shop-offline-payment data-method="checkmo"></shop-offline-payment>',
  );
  payment.insertAdjacentHTML('beforeend', '<p slot="before-button">Two days to you.</p>');
  await eventually(() => expect(payment.querySelector('.shop-before-button p')).not.toBeNull());
  payment.replaceWith();
  await eventually(() => expect(payment.querySelector(':scope > p')?.textContent).toBe('Two days to you.'));
});

test('Enter in a form of the page above the button submits that form, and places no order', async () => {
  const payment = await drawn(
    'shop-offline-payment',
    `<shop-offline-payment data-method="purchaseorder">
      <form slot="before-button" action="/points"><input aria-label="Points"></form></shop-offline-payment>`,
  );
  const points = await eventually(
    () => payment.querySelector<HTMLInputElement>('form input') ?? expect.fail('no form'),
  );
  const submitted = vi.fn((event: Event) => event.preventDefault());
  points.form?.addEventListener('submit', submitted);
  await userEvent.type(points, '5{Enter}');
  expect(submitted).toHaveBeenCalledTimes(1);
  // An order would have moved the focus to the missing number.
  expect(document.activeElement).toBe(points);
});

test.each(['button', 'submit', 'reset', 'image'])(
  'Enter on a %s of the page above the button presses it, and places no order',
  async (type) => {
    const payment = await drawn(
      'shop-offline-payment',
      `<shop-offline-payment data-method="purchaseorder">
        <input slot="before-button" type="${type}" value="Use points" alt="Use points"></shop-offline-payment>`,
    );
    const button = await eventually(
      () => payment.querySelector<HTMLInputElement>('.shop-before-button input') ?? expect.fail('no button'),
    );
    const pressed = vi.fn();
    button.addEventListener('click', pressed);
    button.focus();
    await userEvent.keyboard('{Enter}');
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(document.activeElement).toBe(button);
  },
);
