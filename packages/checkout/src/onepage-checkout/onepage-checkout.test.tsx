import { grandTotal, writeCookie } from '@shop-elements/host';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { type Call, expectNoRequest, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import '../agreements/define';
import '../cc-form/define';
import '../coupon/define';
import '../iframe-gateway/define';
import '../offline-payment/define';
import '../vault-card/define';
import { beginAttempt, endAttempt, resetOrders, validators } from '../shared/place-order';
import { markPlaced } from '../shared/place-order/checkout-state';
import './define';
import type { OnepageCheckoutStepDetail } from './use-onepage-checkout';

afterEach(resetOrders);

const ALL = ['login', 'billing', 'shipping', 'shipping_method', 'payment', 'review'];

const field = (step: string, name: string, attributes = '') =>
  `<div><label for="${step}:${name}">${step} ${name}</label>
   <input id="${step}:${name}" name="${step}[${name}]" ${attributes}></div>`;

const radio = (id: string, name: string, value: string, attributes = '') =>
  `<p><input type="radio" id="${id}" name="${name}" value="${value}" ${attributes}><label for="${id}">${value}</label></p>`;

const buttons = (step: string, label = 'Continue') => `
  <div id="${step}-buttons-container"><p class="back-link"><a href="?step=back">Back</a></p>
  <button type="submit">${label}</button><span class="please-wait" id="${step}-please-wait" style="display: none">…</span></div>`;

/** The one-page checkout's markup, by step. */
const forms: Readonly<Record<string, string>> = {
  login: `<form id="co-login-form" action="/checkout/onepage/saveMethod/">
      ${radio('login:guest', 'checkout_method', 'guest')}${radio('login:register', 'checkout_method', 'register')}
      ${buttons('login')}</form>
    <form id="login-form" action="/customer/account/loginPost/">
      <label for="pass">Password</label><input id="pass" class="required-entry"><button id="sign-in">Sign in</button></form>`,
  billing: `<form id="co-billing-form" action="/checkout/onepage/saveBilling/">
      ${field('billing', 'firstname', 'class="required-entry"')}${field('billing', 'city')}
      <fieldset id="register-customer-password" hidden disabled>${field('billing', 'customer_password', 'required')}</fieldset>
      ${buttons('billing')}</form>`,
  shipping: `<form id="co-shipping-form" action="/checkout/onepage/saveShipping/">
      ${field('shipping', 'firstname')}${field('shipping', 'city')}
      <p><input type="checkbox" id="shipping:same_as_billing"><label for="shipping:same_as_billing">Same</label></p>
      ${buttons('shipping')}</form>`,
  shipping_method: `<form id="co-shipping-method-form" action="/checkout/onepage/saveShippingMethod/">
      <div id="checkout-shipping-method-load">${radio('s_flat', 'shipping_method', 'flat')}</div>
      ${buttons('shipping-method')}</form>`,
  payment: `<form id="co-payment-form" action="/checkout/onepage/savePayment/">
      <div id="checkout-payment-method-load">
        ${radio('p_check', 'payment[method]', 'check')}${radio('p_card', 'payment[method]', 'card')}
        <div id="payment_form_card" style="display: none">
          <label for="cc_number">Number</label><input id="cc_number" name="payment[cc_number]">
          <label for="cc_cid">Code</label><input id="cc_cid" name="payment[cc_cid]"></div>
      </div>${buttons('payment')}</form>`,
  review: `<div id="checkout-review-load">Total</div>
    <form id="checkout-agreements" action="/checkout/onepage/saveOrder/">
      <p><input type="checkbox" id="agreement-1" name="agreement[1]" value="1"><label for="agreement-1">Terms</label></p>
      ${buttons('review', 'Place Order')}</form>`,
};

function section(step: string, current: string): string {
  const open = step === current;
  return `<li id="opc-${step}" class="section ${open ? 'allow active' : ''}">
    <div class="step-title"><span class="number">1</span><h2>The ${step}</h2></div>
    <div id="checkout-step-${step}" class="step a-item" ${open ? '' : 'style="display: none"'}>${forms[step]}</div></li>`;
}

interface Place {
  steps?: readonly string[];
  current?: string;
  attributes?: string;
  beside?: string;
}

function place({ steps = ALL, current = 'billing', attributes = '', beside = '' }: Place = {}) {
  const list = steps.map((step) => section(step, current)).join('');
  return drawn(
    'shop-onepage-checkout',
    `<shop-onepage-checkout ${attributes}><ol class="opc" id="checkoutSteps">${list}</ol>${beside}</shop-onepage-checkout>`,
  );
}

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

const input = (id: string) => find<HTMLInputElement>(`[id="${id}"]`);
const title = (step: string) => find<HTMLButtonElement>(`#opc-${step} .step-title button`);
const allowed = () => ALL.filter((step) => document.querySelector(`#opc-${step}.allow`) !== null);
const sent = (call: Call | undefined) => Object.fromEntries(new URLSearchParams(call?.body));

/** The visible step; there is always exactly one. */
function opened(): string | undefined {
  const seen = ALL.filter((step) => document.querySelector(`#checkout-step-${step}`)?.getClientRects().length);
  expect(seen).toHaveLength(1);
  return seen[0];
}

function submit(step: string): void {
  find(`#checkout-step-${step} button[type="submit"]`).click();
}

/** Saves a step, and waits for the request. */
async function saved(step: string, calls: readonly Call[]): Promise<void> {
  const before = calls.length;
  submit(step);
  await eventually(() => expect(calls.length).toBeGreaterThan(before));
  await eventually(() => expect(find(`#checkout-step-${step}`).getAttribute('aria-busy')).toBe('false'));
}

async function closed(button = 'OK'): Promise<string> {
  const dialog = await eventually(() => find<HTMLDialogElement>('dialog[open]'));
  const text = dialog.querySelector('p')?.textContent ?? '';
  Array.from(dialog.querySelectorAll('button'))
    .find(({ textContent }) => textContent === button)
    ?.click();
  // Another dialog may have opened by now.
  await eventually(() => expect(dialog.isConnected).toBe(false));
  return text;
}

afterEach(() => document.body.replaceChildren());

// Steps

test('opens one of the server’s steps, in an accessible accordion', async () => {
  const element = await place();
  expect(opened()).toBe('billing');
  expect(title('billing').getAttribute('aria-expanded')).toBe('true');
  expect(title('billing').getAttribute('aria-current')).toBe('step');
  expect(title('billing').getAttribute('aria-controls')).toBe('checkout-step-billing');
  expect(title('payment').getAttribute('aria-expanded')).toBe('false');
  expect(title('payment').getAttribute('aria-disabled')).toBe('true');
  expect(find('#opc-payment h2').textContent).toBe('The payment');
  await expectAccessible(element);
});

test('opens the first step if the server has opened none', async () => {
  await place({ current: '' });
  expect(opened()).toBe('login');
});

interface Accordion {
  sections: string[];
  allowed: string[];
  open: string;
}

test.each(vectors<Accordion, { allowed: string[]; active: string }>('legacy-accordion'))(
  'opening a step closes the later ones ($id)',
  async ({ input: { sections, allowed: before, open }, expected }) => {
    const current = before.at(-1) ?? '';
    serve(() => json({ goto_section: current, allow_sections: before }));
    await place({ steps: sections, current: sections[0] ?? '' });
    input('billing:firstname').value = 'Ann';
    submit('billing');
    await expect.poll(allowed).toEqual(before);
    title(open).click();
    expect(allowed()).toEqual(expected.allowed);
    expect(find('.section.active').id).toBe(`opc-${expected.active}`);
    expect(opened()).toBe(expected.active);
  },
);

test('does not open a step that is not allowed', async () => {
  await place();
  title('payment').click();
  find('#opc-payment .step-title').click();
  expect(opened()).toBe('billing');
});

test('a change of step fires an event, is announced, and moves the focus', async () => {
  const recorded = recordEvents<OnepageCheckoutStepDetail>('shop-onepage-checkout-step');
  const calls = serve(() => json({ goto_section: 'shipping' }));
  const element = await place({ steps: ALL.slice(1) });
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  expect(recorded.map(({ detail }) => detail)).toEqual([{ from: 'billing', to: 'shipping' }]);
  expect(document.activeElement).toBe(title('shipping'));
  await expect.poll(() => element.querySelector('[role="status"]')?.textContent).toBe('Step 2 of 5: The shipping');
  expect(find('#opc-billing').classList.contains('saved')).toBe(true);
});

test('Back, a title and a link open a step again, with the typed values', async () => {
  const calls = serve(() => json({ goto_section: 'shipping_method', allow_sections: ['shipping'] }));
  const beside = '<a id="change" href="/checkout/onepage/?step=billing#opc-billing">Change</a>';
  await place({ beside });
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  find('#shipping-method-buttons-container .back-link a').click();
  expect(opened()).toBe('shipping');
  await userEvent.tab({ shift: true });
  title('billing').focus();
  await userEvent.keyboard('{Enter}');
  expect(opened()).toBe('billing');
  expect(input('billing:firstname').value).toBe('Ann');
  expect(allowed()).toEqual(['billing']);
  await saved('billing', calls);
  find('#change').click();
  expect(opened()).toBe('billing');
});

test('Back works although OpenMage’s own script on the link cancels the click', async () => {
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  find('#shipping-buttons-container .back-link a').setAttribute('onclick', 'return false');
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  find('#shipping-buttons-container .back-link a').click();
  expect(opened()).toBe('billing');
});

test('past the login step, OpenMage’s theme may show the other titles and the progress column', async () => {
  onTestFinished(() => document.body.classList.remove('opc-has-progressed-from-login'));
  document.body.classList.remove('opc-has-progressed-from-login');
  const calls = serve(() => json([]));
  await place({ current: 'login' });
  expect(document.body.classList.contains('opc-has-progressed-from-login')).toBe(false);
  input('login:guest').checked = true;
  await saved('login', calls);
  expect(document.body.classList.contains('opc-has-progressed-from-login')).toBe(true);
});

test('Back skips steps that are not on the page', async () => {
  const calls = serve(() => json({ goto_section: 'payment' }));
  await place({ steps: ['billing', 'payment', 'review'] });
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  find('#payment-buttons-container .back-link a').click();
  expect(opened()).toBe('billing');
});

test('Back opens the previous step, also if the server opened a later one itself', async () => {
  await place({ current: 'payment' });
  find('#payment-buttons-container .back-link a').click();
  expect(opened()).toBe('shipping_method');
  expect(allowed()).toEqual(['shipping_method']);
});

test('OpenMage’s Edit link in a title opens its step', async () => {
  const calls = serve(() => json({ goto_section: 'shipping_method', allow_sections: ['shipping'] }));
  await place();
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  for (const step of ['review', 'shipping']) {
    find(`#opc-${step} .step-title`).insertAdjacentHTML('beforeend', '<a href="#">Edit</a>');
  }
  find('#opc-review .step-title a').click();
  expect(opened()).toBe('shipping_method');
  find('#opc-shipping .step-title a').click();
  expect(opened()).toBe('shipping');
});

// Replies

test('a reply updates the page, allows and fills the shipping address, and then opens a step (V391)', async () => {
  const vector = vectors<{ reply: object }, { order: string[] }>('legacy-reply').find(({ id }) => id === 'V391');
  const calls = serve(() => json(vector?.input.reply));
  const element = await place();
  const order: string[] = [];
  element.addEventListener('contentUpdated', ({ target }) => order.push(`update #${(target as Element).id}`));
  const watched = new MutationObserver(() => {
    if (find('#opc-shipping').classList.contains('allow') && !order.includes('allow shipping'))
      order.push('allow shipping');
  });
  watched.observe(find('#opc-shipping'), { attributes: true });
  element.addEventListener('change', () => {
    if (input('shipping:city').value === 'Porthaven' && !order.includes('copy billing to shipping')) {
      expect(find('#opc-shipping').classList.contains('allow')).toBe(true);
      expect(opened()).toBe('billing');
      order.push('allow shipping', 'copy billing to shipping');
    }
  });
  element.addEventListener('shop-onepage-checkout-step', (event) =>
    order.push(`go to ${(event as CustomEvent<OnepageCheckoutStepDetail>).detail.to}`),
  );
  input('billing:firstname').value = 'Ann';
  input('billing:city').value = 'Porthaven';
  await saved('billing', calls);
  watched.disconnect();
  expect(order).toEqual(vector?.expected.order);
  expect(input('shipping:firstname').value).toBe('Ann');
  expect(input('shipping:same_as_billing').checked).toBe(true);
  expect(find('#checkout-shipping-method-load').innerHTML).toBe('<p>x</p>');
});

/** Sends the step with the shipping method, and waits for this reply. */
async function saveShippingMethod(reply: unknown): Promise<void> {
  const calls = serve(() => json(reply));
  await place({ current: 'shipping_method' });
  input('s_flat').checked = true;
  await saved('shipping_method', calls);
}

test('a named step wins over a redirect (V392)', async () => {
  const vector = vectors<{ reply: object }, { goto: string; redirected: boolean }>('legacy-reply').find(
    ({ id }) => id === 'V392',
  );
  const visited = recordNavigation();
  await saveShippingMethod(vector?.input.reply);
  expect(opened()).toBe(vector?.expected.goto);
  expect(visited.length > 0).toBe(vector?.expected.redirected);
});

test('the tests above cover every vector of a reply', () => {
  expect(vectors('legacy-reply').map(({ id }) => id)).toEqual(['V391', 'V392']);
});

test('follows a payment’s redirect, but never runs a script', async () => {
  const visited = recordNavigation();
  const answers = ['javascript:alert(1)', ' java\nscript:alert(1)', 'https://pay.test/start'];
  const calls = serve(() => json({ redirect: answers[calls.length - 1], update_section: { name: 'none', html: '' } }));
  await place({ current: 'payment' });
  input('p_check').checked = true;
  await saved('payment', calls);
  await saved('payment', calls);
  expect(visited).toEqual([]);
  submit('payment');
  await expect.poll(() => visited).toEqual([{ url: 'https://pay.test/start', replace: false }]);
});

test.each([{ allow_sections: ['shipping', 'payment'] }, { duplicateBillingInfo: 'true' }])(
  'keeps the step open if the reply only says %j',
  async (reply) => {
    const calls = serve(() => json(reply));
    await place();
    input('billing:firstname').value = 'Ann';
    await saved('billing', calls);
    expect(opened()).toBe('billing');
    expect(find('#opc-payment').classList.contains('allow')).toBe('allow_sections' in reply);
  },
);

test('opens the next step if the reply names none', async () => {
  const calls = serve(() => json([]));
  await place({ current: 'login' });
  input('login:guest').click();
  await saved('login', calls);
  expect(opened()).toBe('billing');
  expect(sent(calls[0])).toMatchObject({ method: 'guest' });
});

test('accepts an older shop’s payment methods without a section', async () => {
  await saveShippingMethod({ payment_methods_html: '<p>Pay at the door</p>' });
  expect(opened()).toBe('payment');
  expect(find('#checkout-payment-method-load').textContent).toBe('Pay at the door');
});

test('ignores the parts of a reply for which PHP sends false', async () => {
  await saveShippingMethod({
    error: false,
    goto_section: false,
    update_section: false,
    payment_methods_html: false,
    redirect: false,
  });
  expect(opened()).toBe('payment');
  expect(input('p_check').value).toBe('check');
});

test.each([[false], [[]], ['']])('accepts PHP’s %j for the parts that a reply leaves out', async (nothing) => {
  await saveShippingMethod({
    goto_section: 'payment',
    update_section: nothing,
    allow_sections: nothing,
    fields: nothing,
  });
  expect(opened()).toBe('payment');
});

test.each([[false], [[]], [null]])('shows why a payment was refused, also if its fields are %j', async (fields) => {
  const calls = serve(() => json({ error: 'Card refused', fields }));
  await place({ current: 'payment' });
  input('p_check').click();
  submit('payment');
  expect(await closed()).toBe('Card refused');
  expect(calls).toHaveLength(1);
});

test('keeps forms and fields of a section, and removes everything executable', async () => {
  const html = `<dl onclick="hurt()"><dt>Parcel</dt><dd>
    <input type="radio" name="shipping_method" id="s_post" value="post" checked onfocus="hurt()" data-bind="x">
    <label for="s_post">Post <a href="javascript:hurt()">more</a></label></dd></dl><script>hurt()</script>
    <select name="remove" aria-describedby="billing:note"><option value="0">None</option><option value="1" selected>One</option></select>`;
  const calls = serve(() =>
    json({ goto_section: 'shipping_method', update_section: { name: 'shipping-method', html } }),
  );
  await place();
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  const load = find('#checkout-shipping-method-load');
  expect(load.innerHTML).not.toMatch(/on\w+=|javascript|script|data-bind/);
  expect(load.querySelector('select')?.getAttribute('aria-describedby')).toBe('billing:note');
  await saved('shipping_method', calls);
  expect(sent(calls[1])).toEqual({ shipping_method: 'post', remove: '1' });
});

test.runIf('Sanitizer' in window)(
  'reloads the page if it can’t sanitize a new section, instead of showing it as text',
  async () => {
    const native: unknown = Reflect.get(window, 'Sanitizer');
    onTestFinished(() => void Reflect.set(window, 'Sanitizer', native));
    const visited = recordNavigation();
    const html = '<label><input type="radio" name="shipping_method" value="post"> Post</label>';
    serve(() => {
      // As if DOMPurify had not loaded.
      Reflect.deleteProperty(window, 'Sanitizer');
      return json({ goto_section: 'shipping_method', update_section: { name: 'shipping-method', html } });
    });
    await place();
    const before = find('#checkout-shipping-method-load').innerHTML;
    input('billing:firstname').value = 'Ann';
    submit('billing');
    await expect.poll(() => visited).toEqual([{ url: location.href, replace: true }]);
    expect(find('#checkout-shipping-method-load').innerHTML).toBe(before);
  },
);

// Refusals

test.each(vectors<{ reply: object }, { alert: string; moved: boolean }>('legacy-shipping-method'))(
  'shows a refused shipping method in an alert ($id)',
  async ({ input: { reply }, expected }) => {
    const calls = serve(() => json(reply));
    await place({ current: 'shipping_method' });
    input('s_flat').checked = true;
    submit('shipping_method');
    expect(await closed()).toBe(expected.alert);
    expect(calls).toHaveLength(1);
    expect(opened() !== 'shipping_method').toBe(expected.moved);
  },
);

test.each(vectors<{ methodsOnPage: number }, { alert: string }>('legacy-no-shipping-method'))(
  'without any shipping method, the alert mentions the address ($id)',
  async ({ expected }) => {
    const calls = serve(() => json({}));
    await place({ current: 'shipping_method' });
    find('#checkout-shipping-method-load').replaceChildren();
    submit('shipping_method');
    expect(await closed()).toBe(expected.alert);
    expect(calls).toHaveLength(0);
  },
);

test.each([
  ['login', 'Please choose to register or to checkout as a guest'],
  ['shipping_method', 'Please specify shipping method.'],
  ['payment', 'Please specify payment method.'],
])('the step %s requires a choice', async (step, text) => {
  const calls = serve(() => json({}));
  await place({ current: step });
  submit(step);
  expect(await closed()).toBe(text);
  expect(calls).toHaveLength(0);
});

test.each([
  [{ error: 1, message: 'Invalid <b>data</b>.' }, 'Invalid data.'],
  [
    { error: 1, message: ['Please enter the city.', 'Please enter the telephone number.'] },
    'Please enter the city.\nPlease enter the telephone number.',
  ],
  [{ error: 'Card refused' }, 'Card refused'],
  [{ error: 1 }, 'Something went wrong with your request. Please try again later.'],
  [{ error: 'Card refused', fields: 'none_such' }, 'Card refused'],
])('shows the refusal %o in an alert', async (reply, text) => {
  serve(() => json(reply));
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed()).toBe(text);
  expect(opened()).toBe('billing');
  expect(input('billing:firstname').value).toBe('Ann');
});

test('shows a refusal next to the fields that it names', async () => {
  const calls = serve(() => json({ error: 'Card refused', fields: 'cc_number,cc_cid' }));
  const element = await place({ current: 'payment' });
  input('p_card').click();
  input('cc_number').value = '4000';
  await saved('payment', calls);
  await expect.poll(() => document.activeElement).toBe(input('cc_number'));
  for (const id of ['cc_number', 'cc_cid']) {
    expect(input(id).getAttribute('aria-invalid')).toBe('true');
    expect(document.getElementById(input(id).getAttribute('aria-describedby') ?? '')?.textContent).toBe('Card refused');
  }
  await expectAccessible(element);
});

test('validates required fields before any request', async () => {
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  submit('billing');
  expect(document.activeElement).toBe(input('billing:firstname'));
  expect(find('[id="billing:firstname-error"]').textContent).toBe('This is a required field.');
  expect(calls).toHaveLength(0);
});

test('explains an invalid e-mail address in the shop’s language, and leaves other problems to the browser’s words', async () => {
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  input('billing:firstname').value = 'Ann';
  input('billing:city').type = 'email';
  input('billing:city').value = 'ann';
  submit('billing');
  expect(document.activeElement).toBe(input('billing:city'));
  expect(find('[id="billing:city-error"]').textContent).toBe(
    'Please enter a valid email address, such as name@example.com.',
  );
  await eventually(() => expect(find('#checkout-step-billing').getAttribute('aria-busy')).toBe('false'));
  input('billing:city').type = 'url';
  submit('billing');
  expect(find('[id="billing:city-error"]').textContent).toBe(input('billing:city').validationMessage);
  expect(calls).toHaveLength(0);
});

test('opens a closed <details> around the first invalid field, and focuses the field', async () => {
  await place();
  const details = document.createElement('details');
  const name = input('billing:firstname');
  name.replaceWith(details);
  details.append(name);
  submit('billing');
  expect(details.open).toBe(true);
  expect(document.activeElement).toBe(name);
});

test('a required field with spaces alone is empty, as in Magento’s own validation', async () => {
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  input('billing:firstname').value = ' ';
  submit('billing');
  expect(find('[id="billing:firstname-error"]').textContent).toBe('This is a required field.');
  expect(calls).toEqual([]);
});

test('a field is no longer required after the page removed its class required-entry', async () => {
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  submit('billing');
  await eventually(() => expect(find('#checkout-step-billing').getAttribute('aria-busy')).toBe('false'));
  expect(input('billing:firstname').getAttribute('aria-invalid')).toBe('true');
  // As OpenMage does with the region or the postcode of another country.
  input('billing:firstname').classList.remove('required-entry');
  submit('billing');
  await eventually(() => expect(opened()).toBe('shipping'));
  expect(calls).toHaveLength(1);
});

test('fields that have become valid lose their messages at the next attempt', async () => {
  await place();
  const name = input('billing:firstname');
  const form = find('#co-billing-form');
  form.insertAdjacentHTML(
    'beforeend',
    radio('by_day', 'time', 'day', 'required') + radio('late', 'time', 'late', 'required'),
  );
  input('billing:city').required = true;
  const marked = () => Array.from(form.querySelectorAll('[aria-invalid="true"]'), ({ id }) => id);
  submit('billing');
  await eventually(() => expect(find('#checkout-step-billing').getAttribute('aria-busy')).toBe('false'));
  expect(marked()).toEqual(['billing:firstname', 'billing:city', 'by_day', 'late']);
  name.classList.remove('required-entry');
  input('late').click();
  submit('billing');
  expect(marked()).toEqual(['billing:city']);
  expect(form.textContent?.match(/This is a required field/g)).toHaveLength(1);
});

test('a message that the page shows at a valid field stays', async () => {
  await place();
  input('billing:city').setAttribute('aria-invalid', 'true');
  submit('billing');
  expect(input('billing:city').getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('billing:city-error')).toBeNull();
});

test('a field with the attribute required stays required after it loses the class required-entry', async () => {
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  input('billing:firstname').required = true;
  submit('billing');
  await eventually(() => expect(find('#checkout-step-billing').getAttribute('aria-busy')).toBe('false'));
  input('billing:firstname').classList.remove('required-entry');
  input('billing:firstname').removeAttribute('aria-invalid');
  submit('billing');
  expect(input('billing:firstname').getAttribute('aria-invalid')).toBe('true');
  expect(calls).toHaveLength(0);
});

// Choices

test('asks for a password only when registering', async () => {
  const calls = serve(() => json([]));
  await place({ current: 'login' });
  input('login:guest').click();
  await saved('login', calls);
  expect(input('billing:customer_password').getClientRects()).toHaveLength(0);
  title('login').click();
  input('login:register').click();
  await saved('login', calls);
  expect(sent(calls[1])).toMatchObject({ method: 'register' });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(document.activeElement).toBe(input('billing:customer_password'));
});

test('lets the browser post the login form', async () => {
  await place({ current: 'login' });
  const taken: boolean[] = [];
  const posted = (event: Event): void => {
    taken.push(event.defaultPrevented);
    event.preventDefault();
  };
  document.addEventListener('submit', posted);
  onTestFinished(() => document.removeEventListener('submit', posted));
  find('#sign-in').click();
  expect(taken).toEqual([false]);
});

test('shows and sends only the selected payment method’s fields', async () => {
  const calls = serve(() => json({ error: 1, message: 'No' }));
  await place({ current: 'payment' });
  expect(input('cc_number').getClientRects()).toHaveLength(0);
  input('p_card').click();
  expect(input('cc_number').getClientRects()).toHaveLength(1);
  input('cc_number').value = '4000';
  input('p_check').click();
  submit('payment');
  await closed();
  expect(sent(calls[0])).toEqual({ 'payment[method]': 'check' });
});

/** Adds the saved addresses of a customer to a step, with the new address below. */
function addSavedAddresses(step: string, selected: string): HTMLSelectElement {
  const select = document.createElement('select');
  select.id = `${step}-address-select`;
  select.name = `${step}_address_id`;
  select.append(new Option('Home', '7'), new Option('New', ''));
  select.value = selected;
  const fields = input(`${step}:firstname`).parentElement;
  if (fields) fields.id = `${step}-new-address-form`;
  find(`#co-${step}-form`).prepend(select);
  return select;
}

test('a saved address hides the new one, and is also the shipping address', async () => {
  const calls = serve(() => json({ goto_section: 'shipping_method', duplicateBillingInfo: 'true' }));
  await place({ current: 'billing' });
  addSavedAddresses('shipping', '');
  addSavedAddresses('billing', '7').dispatchEvent(new Event('change', { bubbles: true }));
  expect(input('billing:firstname').getClientRects()).toHaveLength(0);
  await saved('billing', calls);
  expect(sent(calls[0])).toEqual({ billing_address_id: '7', 'billing[city]': '' });
  expect(find<HTMLSelectElement>('#shipping-address-select').value).toBe('7');
});

test('"same as billing" replaces a saved shipping address with the new billing address', async () => {
  const calls = serve(() => json({ error: 1, message: 'No' }));
  await place({ current: 'shipping' });
  addSavedAddresses('billing', '');
  addSavedAddresses('shipping', '7').dispatchEvent(new Event('change', { bubbles: true }));
  input('billing:firstname').value = 'Bea';
  input('shipping:same_as_billing').click();
  submit('shipping');
  await closed();
  expect(sent(calls[0])).toMatchObject({ shipping_address_id: '', 'shipping[firstname]': 'Bea' });
});

test('shows the fields of a choice that the browser restored after Back', async () => {
  await place({ current: 'payment' });
  input('p_card').checked = true;
  window.dispatchEvent(new PageTransitionEvent('pageshow'));
  expect(input('cc_number').checkVisibility()).toBe(true);
  expect(input('cc_number').disabled).toBe(false);
});

test('a field that the page disabled in the selected payment method stays disabled', async () => {
  await place({ current: 'payment' });
  input('p_card').click();
  input('cc_cid').disabled = true;
  input('cc_number').dispatchEvent(new Event('change', { bubbles: true }));
  expect(input('cc_cid').disabled).toBe(true);
});

test('"same as billing" copies the address, and any change unticks it', async () => {
  await place({ current: 'shipping' });
  input('billing:city').value = 'Porthaven';
  input('shipping:same_as_billing').click();
  expect(input('shipping:city').value).toBe('Porthaven');
  expect(input('shipping:same_as_billing').checked).toBe(true);
  await userEvent.fill(input('shipping:city'), 'Elsewhere');
  input('shipping:city').blur();
  expect(input('shipping:same_as_billing').checked).toBe(false);
});

test('"same as billing" removes the messages of the fields it fills', async () => {
  await place({ current: 'shipping' });
  input('shipping:city').required = true;
  find('#co-shipping-form button').click();
  await expect.poll(() => input('shipping:city').getAttribute('aria-invalid')).toBe('true');
  input('billing:city').value = 'Porthaven';
  input('shipping:same_as_billing').click();
  expect(input('shipping:city').getAttribute('aria-invalid')).toBe('false');
});

test('"same as billing" above the other fields copies the address once', async () => {
  await place({ current: 'shipping' });
  const same = input('shipping:same_as_billing');
  find('#co-shipping-form').prepend(same);
  input('billing:city').value = 'Porthaven';
  const changes = vi.fn();
  same.addEventListener('change', changes);
  same.click();
  expect(input('shipping:city').value).toBe('Porthaven');
  expect(same.checked).toBe(true);
  expect(changes).toHaveBeenCalledTimes(1);
});

// Order

test.each(vectors<{ reply: object }, { alert: string }>('legacy-review'))(
  'shows a refused order in an alert ($id)',
  async ({ input: { reply }, expected }) => {
    serve(() => json(reply));
    await place({ current: 'review' });
    submit('review');
    expect(await closed()).toBe(expected.alert);
    expect(opened()).toBe('review');
  },
);

test('sends an order once, with its payment and agreements, and opens the success page', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  await place({ current: 'payment', attributes: `data-urls='{"success":"/thanks/"}'` });
  input('p_card').click();
  input('cc_number').value = '4111';
  const steps = find('#opc-review');
  steps.classList.add('allow');
  title('review').click();
  input('agreement-1').click();
  submit('review');
  submit('review');
  await eventually(() => expect(find('#checkout-step-review').getAttribute('aria-busy')).toBe('true'));
  expect(input('review-please-wait').getClientRects().length).toBeGreaterThan(0);
  title('payment').click();
  expect(opened()).toBe('review');
  reply.resolve(json({ success: true }));
  await expect.poll(() => visited).toEqual([{ url: '/thanks/', replace: false }]);
  submit('review');
  expect(find('#checkout-step-review button[type="submit"]').getAttribute('aria-disabled')).toBe('true');
  expect(calls.map(({ path }) => path)).toEqual(['/checkout/onepage/saveOrder/']);
  expect(sent(calls[0])).toEqual({
    'payment[method]': 'card',
    'payment[cc_number]': '4111',
    'payment[cc_cid]': '',
    'agreement[1]': '1',
  });
});

test('an order’s redirect wins over its success and over a step', async () => {
  const visited = recordNavigation();
  serve(() => json({ success: true, redirect: 'https://pay.test/', goto_section: 'payment' }));
  await place({ current: 'review' });
  submit('review');
  await expect.poll(() => visited).toEqual([{ url: 'https://pay.test/', replace: false }]);
});

test('a refused order can return to a step, after its alert was closed', async () => {
  serve(() =>
    json({
      success: false,
      error: true,
      error_messages: 'Choose another way to pay.',
      goto_section: 'payment',
      update_section: { name: 'payment-method', html: '<p>New</p>' },
    }),
  );
  await place({ current: 'review' });
  submit('review');
  expect(await closed()).toBe('Choose another way to pay.');
  await expect.poll(opened).toBe('payment');
  expect(document.activeElement).toBe(title('payment'));
  expect(find('#checkout-payment-method-load').textContent).toBe('New');
});

test('sends no order before the agreements are ticked', async () => {
  const calls = serve(() => json({ success: true }));
  await place({ current: 'review' });
  const agreement = { agreementId: '2', mode: '1', checkboxText: 'Terms', content: '<p>All of them</p>' };
  const agreements = document.createElement('shop-agreements');
  agreements.dataset.isEnabled = '';
  agreements.dataset.agreements = JSON.stringify([agreement]);
  find('#checkout-agreements').prepend(agreements);
  await eventually(() => find('shop-agreements input'));
  submit('review');
  await expect.poll(() => document.activeElement).toBe(find('shop-agreements input'));
  expect(calls).toHaveLength(0);
});

test('choosing a method does not enable the fields of a fallback that our form has replaced', async () => {
  await place({ current: 'payment' });
  find('#payment_form_card').innerHTML =
    '<input id="ours"><div data-shop-fallback hidden><input id="theirs" disabled></div>';
  input('p_check').click();
  input('p_card').click();
  expect([input('ours').disabled, input('theirs').disabled]).toEqual([false, true]);
});

test('sends no order while a discount code changes its total, and accepts no code while it sends the order', async () => {
  const answer = later<Response>();
  const calls = serve(() => answer.promise);
  await place({ current: 'review' });
  input('agreement-1').click();
  // As `<shop-coupon>` does.
  expect(beginAttempt()).toBe(true);
  submit('review');
  endAttempt();
  submit('review');
  await eventually(() => expect(calls).toHaveLength(1));
  expect(beginAttempt()).toBe(false);
  answer.resolve(json({ error_messages: 'Out of stock' }));
  await closed();
  expect(beginAttempt()).toBe(true);
});

test('sends a second order in a shop that never loads another page', async () => {
  const calls = serve(() => json({ error_messages: 'Out of stock' }));
  beginAttempt();
  markPlaced(document.createElement('shop-offline-payment'));
  await place({ current: 'review' });
  input('agreement-1').click();
  submit('review');
  await eventually(() => expect(calls).toHaveLength(1));
  await closed();
});

test('sends no order while a validator of the page refuses', async () => {
  const calls = serve(() => json({ success: true }));
  const element = await place({ current: 'review' });
  const asked = vi.fn(() => false);
  onTestFinished(validators.add(asked));
  submit('review');
  await expect.poll(() => asked.mock.calls).toEqual([[element]]);
  await eventually(() => expect(find('#checkout-step-review').getAttribute('aria-busy')).toBe('false'));
  expect(calls).toHaveLength(0);
});

test('shows a message when a validator of the page never settles', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const calls = serve(() => json({ success: true }));
  await place({ current: 'review' });
  const asked = vi.fn(() => new Promise<boolean>(() => {}));
  onTestFinished(validators.add(asked));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  submit('review');
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await vi.advanceTimersByTimeAsync(60_001);
  vi.useRealTimers();
  expect(await closed()).toContain('nothing was ordered');
  expect(calls).toHaveLength(0);
});

test('an offline shopper reads that nothing was ordered', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => void vi.restoreAllMocks());
  const calls = serve(() => json({ success: true }));
  await place({ current: 'review' });
  submit('review');
  expect(await closed()).toContain('nothing was ordered');
  expect(calls).toHaveLength(0);
});

test('a shopper who gives up an order without a reply is asked before ordering again', async () => {
  const visited = recordNavigation();
  const calls = serve(() => (calls.length === 1 ? new Response('', { status: 503 }) : json({ success: true })));
  await place({ current: 'review' });
  submit('review');
  expect(await closed('Cancel')).toContain('may');
  submit('review');
  await closed('Cancel');
  expect(calls).toHaveLength(1);
  submit('review');
  await closed('Place it again');
  await expect.poll(() => visited).toHaveLength(1);
  expect(calls).toHaveLength(2);
});

test('sends the ticked agreements that replace the review’s form', async () => {
  recordNavigation();
  const calls = serve(() => json({ success: true }));
  await place({ current: 'review' });
  const agreements = [2, 3].map((id) => ({ agreementId: id, mode: '1', checkboxText: `Terms ${id}` }));
  find('#checkout-step-review').innerHTML = `
    <shop-agreements data-is-enabled data-agreements='${JSON.stringify(agreements)}'></shop-agreements>
    <div id="review-buttons-container"><button type="button">Place Order</button></div>`;
  const boxes = await eventually(() => {
    const found = [...document.querySelectorAll<HTMLInputElement>('shop-agreements input')];
    expect(found).toHaveLength(2);
    return found;
  });
  for (const box of boxes) box.click();
  find('#review-buttons-container button').click();
  await eventually(() => expect(calls).toHaveLength(1));
  expect(sent(calls[0])).toEqual({ 'agreement[2]': '2', 'agreement[3]': '3' });
});

// Failures

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the shop %s, the step keeps all typed values, and can be retried', async (_, answer) => {
  const visited = recordNavigation();
  const calls = serve(() => (calls.length === 1 ? answer() : json({ goto_section: 'shipping' })));
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed('Try again')).toContain('Everything you entered is still here.');
  await expect.poll(opened).toBe('shipping');
  expect(calls).toHaveLength(2);
  expect(sent(calls[1])).toEqual(sent(calls[0]));
  expect(visited).toEqual([]);
});

test('while a step is saved, its fields can’t be changed, and keep the focus', async () => {
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  await place();
  find('#co-billing-form').insertAdjacentHTML(
    'afterbegin',
    `<select id="country" name="country" aria-label="Country"><option>NL</option><option>DE</option></select>
     <input type="checkbox" id="news" name="news" aria-label="Newsletter">${radio('here', 'use', 'here', 'checked')}
     ${radio('there', 'use', 'there')}<input id="vat" aria-label="VAT number" value="NL1" readonly>`,
  );
  await userEvent.fill(input('billing:firstname'), 'Ann');
  await userEvent.fill(input('billing:city'), 'Porthaven');
  const held = () => Object.fromEntries(new FormData(find<HTMLFormElement>('#co-billing-form')));
  const before = held();
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(calls).toHaveLength(1));
  await userEvent.keyboard('x{Backspace}');
  expect(document.activeElement).toBe(input('billing:city'));
  for (const id of ['news', 'there']) input(id).click();
  find('label[for="there"]').click();
  find('#country').focus();
  await userEvent.keyboard('{ArrowDown}D');
  expect(held()).toEqual(before);
  await userEvent.tab();
  expect(document.activeElement).toBe(input('news'));
  await userEvent.keyboard(' ');
  expect(held()).toEqual(before);
  reply.resolve(json({ error: 1, message: 'Check the city.' }));
  await closed();
  await userEvent.type(input('billing:city'), '!');
  input('there').click();
  input('news').click();
  expect(held()).toMatchObject({ 'billing[city]': 'Porthaven!', use: 'there', news: 'on' });
  expect(input('vat').readOnly).toBe(true);
});

test('buttons that were disabled before a step was saved stay disabled after it', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  await place();
  find('#co-billing-form').insertAdjacentHTML('beforeend', '<button type="button" aria-disabled="true">Later</button>');
  const disabled = () =>
    Array.from(document.querySelectorAll('#co-billing-form button'), (button) => button.getAttribute('aria-disabled'));
  input('billing:firstname').value = 'Ann';
  submit('billing');
  await expect.poll(disabled).toEqual(['true', 'true']);
  reply.resolve(json({ error: 1, message: 'No' }));
  await closed();
  await expect.poll(disabled).toEqual(['false', 'true']);
});

test('after giving up, the step can be changed and saved', async () => {
  const calls = serve(() =>
    calls.length === 1 ? new Response('', { status: 503 }) : json({ goto_section: 'shipping' }),
  );
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  await closed('Cancel');
  expect(opened()).toBe('billing');
  input('billing:firstname').value = 'Bea';
  await saved('billing', calls);
  expect(sent(calls[1])).toMatchObject({ 'billing[firstname]': 'Bea' });
});

test('reports an ended session, and goes to the cart', async () => {
  const visited = recordNavigation();
  serve(() => new Response('Session Expired', { status: 403, headers: { 'Login-Required': 'true' } }));
  await place({ attributes: `data-urls='{"failure":"/cart/"}'` });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed()).toBe('Your session has expired. Please start again from your cart.');
  await expect.poll(() => visited).toEqual([{ url: '/cart/', replace: false }]);
});

test('an ended session goes to Magento’s cart if no other is set', async () => {
  const visited = recordNavigation();
  serve(() => json({}, 401));
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  await closed();
  await expect.poll(() => visited.map(({ url }) => url)).toEqual([`${location.origin}/checkout/cart/`]);
});

const sentTo = (path: string, html = '<!doctype html><title>Shop</title>') =>
  Object.defineProperties(new Response(html), {
    redirected: { value: true },
    url: { value: `${location.origin}/index.php${path}` },
  });

const EXPIRED = 'Your session has expired. Please start again from your cart.';

test.each([
  ['sends it back to the empty cart', () => sentTo('/checkout/cart/')],
  ['sends it back to the checkout, because its key has changed', () => sentTo('/checkout/onepage/')],
  ['has no such page for guests', () => new Response('<title>404</title>', { status: 404 })],
])('if the shop turns an order away and %s, nothing was ordered: goes to the cart', async (_, reply) => {
  const visited = recordNavigation();
  serve(reply);
  await place({ current: 'review' });
  submit('review');
  expect(await closed()).toBe(EXPIRED);
  await expect.poll(() => visited.map(({ url }) => url)).toEqual([`${location.origin}/checkout/cart/`]);
});

test('if the reply to an order got lost and the cart is empty when it is sent again, the order may have been placed', async () => {
  const visited = recordNavigation();
  const calls = serve(() => (calls.length === 1 ? new Response('', { status: 502 }) : sentTo('/checkout/cart/')));
  await place({ current: 'review' });
  submit('review');
  await closed('Try again');
  expect(await closed()).toContain('We do not know whether your order was placed.');
  await expect.poll(() => visited).toHaveLength(1);
});

test('shows the reason of a refusal that has an error status, and keeps the session', async () => {
  const visited = recordNavigation();
  serve(() => json({ error: 1, message: ['Please enter the city.'] }, 422));
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed()).toBe('Please enter the city.');
  expect(opened()).toBe('billing');
  expect(visited).toEqual([]);
});

test('a refusal that has only an error status and a message stays in the step', async () => {
  serve(() => json({ message: 'Please reload the page.' }, 400));
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed()).toBe('Please reload the page.');
  expect(opened()).toBe('billing');
});

test('stays in the step if the shop replies with a page', async () => {
  serve(() => new Response('<!doctype html><title>Shop</title>'));
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed()).toBe('Something went wrong with your request. Please try again later.');
  expect(opened()).toBe('billing');
});

test('restores scrolling after the page removed an open alert', async () => {
  serve(() => new Response('<!doctype html><title>Shop</title>'));
  for (const answer of ['throw away', 'close']) {
    await place();
    input('billing:firstname').value = 'Ann';
    submit('billing');
    await eventually(() => find('dialog[open]'));
    if (answer === 'close') await closed();
    else document.body.replaceChildren();
  }
  expect(document.body.classList).not.toContain('modal-open');
});

test('a page restored after the success page is reloaded, because its cart has changed, and orders nothing again', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json({ success: true }));
  const asked = vi.fn(() => true);
  onTestFinished(validators.add(asked));
  await place({ current: 'review', attributes: `data-urls='{"success":"/thanks/"}'` });
  submit('review');
  await expect.poll(() => visited).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  submit('review');
  // A second order would ask the validators again before it is sent.
  await new Promise(requestAnimationFrame);
  expect(asked).toHaveBeenCalledOnce();
  expect(visited).toEqual([
    { url: '/thanks/', replace: false },
    { url: location.href, replace: true },
  ]);
  expect(find('#checkout-step-review button[type="submit"]').getAttribute('aria-disabled')).toBe('true');
  expect(calls).toHaveLength(1);
});

test('a page restored after a redirect from an earlier step can be used again', async () => {
  const visited = recordNavigation();
  const calls = serve(() => json({ redirect: '/wallet/' }));
  await place({ current: 'payment' });
  input('p_check').click();
  submit('payment');
  await expect.poll(() => visited).toHaveLength(1);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(find('#checkout-step-payment button[type="submit"]').getAttribute('aria-disabled')).toBe('false');
  submit('payment');
  await expect.poll(() => calls.length).toBe(2);
  expect(visited.map(({ url }) => url)).not.toContain(location.href);
});

test.each([
  ['a page', '<!doctype html><title>Login</title>'],
  ['nothing', ''],
  ['an empty reply', '{}'],
  ['half a reply', '{"success":tr'],
  ['a false success', '{"success":"false"}'],
  ['PHP’s false for everything', '{"success":false,"error":false,"error_messages":false,"goto_section":false}'],
])(
  'after %s an order may have been placed: shows that the outcome is unclear, and another attempt needs confirmation',
  async (_, body) => {
    const visited = recordNavigation();
    const calls = serve(() => new Response(body));
    await place({ current: 'review' });
    submit('review');
    expect(await closed()).toContain('We do not know whether your order was placed.');
    expect([visited, opened()]).toEqual([[], 'review']);
    submit('review');
    expect(await closed('Cancel')).toContain('may pay twice');
    await eventually(() => expect(find('#checkout-step-review').getAttribute('aria-busy')).toBe('false'));
    expect(calls).toHaveLength(1);
    submit('review');
    await closed('Place it again');
    await closed();
    expect(calls).toHaveLength(2);
  },
);

test('an order that the shop refuses does not make an earlier one without a clear reply forgotten', async () => {
  let tries = 0;
  const calls = serve(() => {
    tries += 1;
    return tries === 1 ? new Response('') : json({ success: false, error: true, error_messages: 'Out of stock' });
  });
  await place({ current: 'review' });
  submit('review');
  await closed();
  submit('review');
  await closed('Place it again');
  expect(await closed()).toBe('Out of stock');
  submit('review');
  expect(await closed('Cancel')).toContain('may pay twice');
  expect(calls).toHaveLength(2);
});

test('stays usable if a page’s listener throws when a step is replaced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('the page is broken');
  };
  pageJson('jQuery', () => ({ trigger: fail, on() {}, off() {} }));
  const html = radio('s_fast', 'shipping_method', 'fast');
  const calls = serve(() =>
    json({ goto_section: 'shipping_method', update_section: { name: 'shipping-method', html } }),
  );
  await place({ current: 'billing' });
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  await expect.poll(opened).toBe('shipping_method');
  input('s_fast').click();
  await saved('shipping_method', calls);
  expect(calls).toHaveLength(2);
  vi.restoreAllMocks();
});

test('removing the checkout during a request leaves the page usable', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const visited = recordNavigation();
  const element = await place({ current: 'billing' });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  element.replaceWith();
  reply.resolve(json({ redirect: '/elsewhere/', goto_section: 'shipping' }));
  await expect.poll(() => element.querySelector('#checkout-step-billing')?.getAttribute('aria-busy')).toBe('false');
  expect(visited).toEqual([]);
});

test.each([
  ['refuses the step', json({ error: 1, message: 'We do not deliver there.' })],
  ['fails', new Response('', { status: 503 })],
  ['has ended the session', new Response('', { status: 403, headers: { 'Login-Required': 'true' } })],
])('shows nothing if the shop %s after the checkout was removed', async (_, answer) => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const visited = recordNavigation();
  const element = await place({ current: 'billing' });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  element.replaceWith();
  reply.resolve(answer);
  await expect.poll(() => element.querySelector('#checkout-step-billing')?.getAttribute('aria-busy')).toBe('false');
  expect(document.querySelector('dialog')).toBeNull();
  expect(visited).toEqual([]);
});

// Payment

test('if a coupon in the review leaves nothing to pay, sends the order as free, without the card', async () => {
  recordNavigation();
  const calls = serve(() => json({ success: true }));
  pageJson('checkoutConfig', { totalsData: { grand_total: 12 } });
  await place({ current: 'payment' });
  input('p_card').click();
  input('cc_number').value = '4111';
  pageJson('checkoutConfig', { totalsData: { grand_total: 0 } });
  find('#opc-review').classList.add('allow');
  title('review').click();
  input('agreement-1').click();
  submit('review');
  await eventually(() => expect(calls).toHaveLength(1));
  expect(sent(calls[0])).toEqual({ 'payment[method]': 'free', 'agreement[1]': '1' });
});

test('a free order has the form key of the payment step', async () => {
  recordNavigation();
  const calls = serve(() => json({ success: true }));
  pageJson('checkoutConfig', { totalsData: { grand_total: 0 } });
  await place({ current: 'review' });
  find('#co-payment-form').insertAdjacentHTML('beforeend', '<input type="hidden" name="form_key" value="printed">');
  input('agreement-1').click();
  submit('review');
  await eventually(() => expect(calls).toHaveLength(1));
  expect(sent(calls[0])).toEqual({ 'payment[method]': 'free', 'agreement[1]': '1', form_key: 'printed' });
});

test('in OpenMage, a step keeps the form key of the page, whatever the cookie contains', async () => {
  pageJson('Mage', { Cookies: {} });
  writeCookie('form_key', 'of-the-cookie');
  onTestFinished(() => writeCookie('form_key', '', { lifetime: -1 }));
  const calls = serve(() => json({ goto_section: 'shipping' }));
  await place();
  find('#co-billing-form').insertAdjacentHTML('beforeend', '<input type="hidden" name="form_key" value="printed">');
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  expect(sent(calls[0])['form_key']).toBe('printed');
});

test('a step can contain our card form, which validates its own fields and sends its card', async () => {
  const card = `<ul><li>${radio('p_acme', 'payment[method]', 'acme')}
    <shop-cc-form data-method="acme" data-has-verification="false"></shop-cc-form></li></ul>`;
  const calls = serve(({ path }) =>
    json(
      path.includes('saveShippingMethod')
        ? { goto_section: 'payment', update_section: { name: 'payment-method', html: card } }
        : { error: 'Card refused', fields: 'acme_cc_number' },
    ),
  );
  await place({ current: 'shipping_method' });
  input('s_flat').click();
  await saved('shipping_method', calls);
  await eventually(() => find('shop-cc-form[data-state="ready"]'));
  // Not selected yet.
  expect(find('#payment_form_acme').checkVisibility()).toBe(false);
  input('p_acme').click();
  await eventually(() => expect(find('#payment_form_acme').checkVisibility()).toBe(true));
  submit('payment');
  const number = find<HTMLInputElement>('[autocomplete="cc-number"]');
  await expect.poll(() => number.getAttribute('aria-invalid')).toBe('true');
  // One message per field: the card form's own.
  expect(document.querySelectorAll('.validation-advice')).toHaveLength(0);
  expect(document.activeElement).toBe(number);
  expect(calls).toHaveLength(1);
  await userEvent.fill(number, '4111111111111111');
  await userEvent.fill(find('[autocomplete="cc-exp"]'), '0430');
  await userEvent.keyboard('{Enter}');
  await eventually(() => expect(calls).toHaveLength(2));
  expect(sent(calls[1])).toMatchObject({
    'payment[method]': 'acme',
    'payment[cc_number]': '4111 1111 1111 1111',
    'payment[cc_exp_month]': '4',
    'payment[cc_exp_year]': '2030',
  });
  // The form also shows a refusal, until the number changes.
  const problem = () => document.getElementById(number.getAttribute('aria-describedby') ?? '')?.textContent;
  await expect.poll(problem).toBe('Card refused');
  await userEvent.fill(number, '5555555555554444');
  await expect.poll(() => number.getAttribute('aria-invalid')).not.toBe('true');
});

const expiredCard = JSON.stringify({ type: 'MC', maskedCC: '5454', expirationDate: '04/2020' });

test.each([
  ['an empty card form', 'acme', '<shop-cc-form data-method="acme"></shop-cc-form>'],
  [
    'an expired saved card',
    'acme_vault_0',
    `<shop-vault-card data-key="acme_vault_0" data-public-hash="9f1c" data-details='${expiredCard}'></shop-vault-card>`,
  ],
  [
    'a missing purchase order number',
    'purchaseorder',
    '<shop-offline-payment data-method="purchaseorder" data-button="false"></shop-offline-payment>',
  ],
])('%s stops the payment step only if that method is selected', async (_, method, markup) => {
  const calls = serve(() => json({ goto_section: 'review' }));
  await place({ current: 'payment' });
  find('#checkout-payment-method-load').innerHTML =
    radio('p_check', 'payment[method]', 'check') + radio('p_own', 'payment[method]', method) + markup;
  const payment = await eventually(() => find('#checkout-payment-method-load [data-state="ready"]'));
  input('p_own').click();
  submit('payment');
  await eventually(() => expect(find('#checkout-step-payment').getAttribute('aria-busy')).toBe('false'));
  expect(payment.contains(document.activeElement)).toBe(true);
  expect(calls).toHaveLength(0);
  input('p_check').click();
  submit('payment');
  await eventually(() => expect(opened()).toBe('review'));
  expect(sent(calls[0])).toMatchObject({ 'payment[method]': 'check' });
});

test('a payment element with a missing setting stops no other method, and keeps the server’s fields for its own', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const calls = serve(() => json({ goto_section: 'review', allow_sections: ['payment'] }));
  await place({ current: 'payment' });
  find('#checkout-payment-method-load').innerHTML = `
    ${radio('p_check', 'payment[method]', 'check')}${radio('p_gate', 'payment[method]', 'gate')}
    <shop-iframe-gateway data-method="gate"><div data-shop-fallback>
      <label for="token">Token</label><input id="token" name="payment[token]"></div></shop-iframe-gateway>`;
  await eventually(() => find('shop-iframe-gateway[data-state="error"]'));
  input('p_check').click();
  await saved('payment', calls);
  expect(opened()).toBe('review');
  title('payment').click();
  input('p_gate').click();
  input('token').required = true;
  submit('payment');
  expect(input('token').getAttribute('aria-invalid')).toBe('true');
  await userEvent.fill(input('token'), '42');
  await saved('payment', calls);
  expect(sent(calls[1])).toEqual({ 'payment[method]': 'gate', 'payment[token]': '42' });
});

test('Enter that accepts a Japanese suggestion does not save the step', async () => {
  serve(() => json({ goto_section: 'review' }));
  await place({ current: 'payment' });
  find('#checkout-payment-method-load').innerHTML = `${radio('p_order', 'payment[method]', 'purchaseorder', 'checked')}
    <shop-offline-payment data-method="purchaseorder" data-button="false"></shop-offline-payment>`;
  const number = await eventually(() => find<HTMLInputElement>('shop-offline-payment input'));
  number.value = '注文1';
  const busy = () => find('#checkout-step-payment').getAttribute('aria-busy');
  const enter = (init: KeyboardEventInit) =>
    number.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true, ...init }));
  enter({ isComposing: true });
  enter({ keyCode: 229 });
  expect(busy()).toBeNull();
  enter({ keyCode: 13 });
  expect(busy()).toBe('true');
  await eventually(() => expect(opened()).toBe('review'));
});

// The surrounding page

test('supports other URLs, and buttons outside the forms', async () => {
  const calls = serve(() => json([]));
  await place({ attributes: `data-urls='{"shippingMethod":"/a/","login":"/b/"}'`, current: 'shipping_method' });
  input('s_flat').checked = true;
  const button = document.createElement('button');
  button.type = 'button';
  find('#shipping-method-buttons-container').replaceChildren(button);
  button.click();
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/a/']);
});

test('saves OpenMage’s forms without an action at OpenMage’s URLs', async () => {
  const calls = serve(() => json([]));
  await place({ current: 'billing' });
  find('#co-billing-form').setAttribute('action', '');
  input('billing:firstname').value = 'Ann';
  submit('billing');
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/checkout/onepage/saveBilling/']);
});

test('supports other steps in another order', async () => {
  const calls = serve(() => json([]));
  await place({ steps: ['billing', 'payment', 'review'], attributes: `data-steps='["review","billing"]'` });
  input('billing:firstname').value = 'Ann';
  expect(document.querySelector('#opc-payment .step-title button')).toBeNull();
  await saved('billing', calls);
  expect(find('#opc-billing').classList.contains('active')).toBe(true);
});

test('the progress column also shows a shipping address that was copied from the billing address', async () => {
  serve(({ path }) =>
    path.includes('progress')
      ? new Response(path.replace(/.*=/, ''))
      : json({ goto_section: 'shipping_method', duplicateBillingInfo: 'true' }),
  );
  const entries = ['billing', 'shipping'].map((step) => `<div id="${step}-progress-opcheckout"></div>`);
  await place({ beside: entries.join('') });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  await expect.poll(() => find('#billing-progress-opcheckout').innerHTML).toBe('billing');
  await expect.poll(() => find('#shipping-progress-opcheckout').innerHTML).toBe('shipping');
});

test('saves below the checkout’s own address, in a shop without rewritten URLs or with several languages', async () => {
  const before = location.href;
  onTestFinished(() => history.replaceState(history.state, '', before));
  history.replaceState(history.state, '', '/index.php/nl/checkout/onepage/');
  const visited = recordNavigation();
  const calls = serve(({ path }) => json(path.includes('saveOrder') ? { success: true } : { goto_section: 'review' }));
  await place({ steps: ['billing', 'review'], beside: '<div id="billing-progress-opcheckout"></div>' });
  for (const form of document.querySelectorAll('form')) form.setAttribute('action', '');
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  submit('review');
  await expect
    .poll(() => visited.map(({ url }) => new URL(url).pathname))
    .toEqual(['/index.php/nl/checkout/onepage/success/']);
  expect(calls.map(({ path }) => path)).toEqual([
    '/index.php/nl/checkout/onepage/saveBilling/',
    '/index.php/nl/checkout/onepage/progress/?prevStep=billing',
    '/index.php/nl/checkout/onepage/saveOrder/',
  ]);
});

test('a waiting text in a reply stays hidden until the shopper continues', async () => {
  const html = '<span class="please-wait" style="display:none">Submitting order information...</span>';
  const calls = serve(() => json({ goto_section: 'review', update_section: { name: 'review', html } }));
  await place({ current: 'payment' });
  input('p_check').checked = true;
  await saved('payment', calls);
  expect(opened()).toBe('review');
  expect(find('#checkout-review-load .please-wait').getClientRects()).toHaveLength(0);
});

test('loads the progress column from a URL with parameters', async () => {
  const calls = serve(({ path }) =>
    path.includes('progress') ? new Response('Ann') : json({ goto_section: 'shipping' }),
  );
  await place({
    beside: '<div id="billing-progress-opcheckout"></div>',
    attributes: `data-urls='{"progress":"/checkout/onepage/progress/?___store=nl"}'`,
  });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  await expect.poll(() => calls[1]?.path).toBe('/checkout/onepage/progress/?___store=nl&prevStep=billing');
});

test('the progress column shows the choices, and clears those of reopened steps', async () => {
  const calls = serve(({ path }) =>
    path.includes('progress')
      ? new Response('<address onclick="hurt()">Ann</address>')
      : json({ goto_section: 'shipping' }),
  );
  const beside = '<div id="billing-progress-opcheckout"></div>';
  await place({ beside, attributes: `data-urls='{"progress":"/checkout/onepage/progress/"}'` });
  input('billing:firstname').value = 'Ann';
  submit('billing');
  const entry = find('#billing-progress-opcheckout');
  await expect.poll(() => entry.innerHTML).toBe('<address>Ann</address>');
  expect(calls[1]?.path).toBe('/checkout/onepage/progress/?prevStep=billing');
  title('billing').click();
  expect(entry.innerHTML).toBe('');
});

test('a link in the progress column opens the step of its entry, which then shows its title only', async () => {
  const entry = `<dt class="complete">Address<span class="changelink"> | <a href="#payment">Change</a></span></dt>
    <dd class="complete">Ann</dd>`;
  const calls = serve(({ path }) =>
    path.includes('progress') ? new Response(entry) : json({ goto_section: 'shipping' }),
  );
  await place();
  document.body.insertAdjacentHTML('beforeend', '<div id="billing-progress-opcheckout"><dt>Address</dt></div>');
  input('billing:firstname').value = 'Ann';
  await saved('billing', calls);
  const link = await eventually(() => find('#billing-progress-opcheckout a'));
  link.click();
  expect(opened()).toBe('billing');
  expect(find('#billing-progress-opcheckout').innerHTML).toBe('<dt class="">Address</dt>');
});

test('a link in the progress column does not open a step that is not allowed', async () => {
  await place();
  document.body.insertAdjacentHTML(
    'beforeend',
    '<p id="payment-progress-opcheckout"><a href="#payment">Change</a></p>',
  );
  find('#payment-progress-opcheckout a').click();
  expect(opened()).toBe('billing');
});

test.each([
  ['<dt>Payment</dt><dd>Check</dd>', '<dt>Payment</dt><dd>No Payment Information Required</dd>'],
  ['<h3>Payment</h3><p>Check</p>', '<h3>Payment</h3><p>No Payment Information Required</p>'],
  ['Check', '<p>No Payment Information Required</p>'],
])('after a coupon for the full amount, the progress column shows no other method: %s', async (chosen, free) => {
  const calls = serve(() => new Response(chosen));
  pageJson('checkoutConfig', { totalsData: { grand_total: 12 } });
  await place({ current: 'review', beside: `<dl id="payment-progress-opcheckout">${chosen}</dl>` });
  const entry = find('#payment-progress-opcheckout');
  pageJson('checkoutConfig', { totalsData: { grand_total: 0 } });
  await expect.poll(() => entry.innerHTML).toBe(free);
  pageJson('checkoutConfig', { totalsData: { grand_total: 12 } });
  await expect.poll(() => entry.innerHTML).toBe(chosen);
  expect(calls.map(({ path }) => path)).toEqual(['/checkout/onepage/progress/?prevStep=payment']);
});

test('a step that was not reached yet has only its title in the progress column', async () => {
  pageJson('checkoutConfig', { totalsData: { grand_total: 12 } });
  await place({ current: 'billing', beside: '<div id="payment-progress-opcheckout"><dt>Payment</dt></div>' });
  pageJson('checkoutConfig', { totalsData: { grand_total: 0 } });
  await eventually(() => expect(grandTotal()).toBe(0));
  expect(find('#payment-progress-opcheckout').innerHTML).toBe('<dt>Payment</dt>');
});

test('leaves a coupon form alone', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  await place({ current: 'review' });
  find('#checkout-step-review').insertAdjacentHTML(
    'afterbegin',
    '<shop-coupon><form action="/coupon/"><label for="c">Code</label><input id="c" name="coupon_code" value="A"><button id="go">Go</button></form></shop-coupon>',
  );
  await eventually(() => expect(find('shop-coupon').dataset.state).toBe('ready'));
  find('#go').click();
  await expect.poll(() => calls.map(({ path }) => path)).toEqual(['/coupon/']);
});

test('a removed element does nothing', async () => {
  const element = await place({ current: 'login' });
  document.body.replaceChildren();
  await expect.poll(() => element.querySelector('[data-shop-root]')).toBeNull();
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true });
  element.querySelector('#co-login-form')?.dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(false);
});

test.each([
  ['', '<button id="next" type="button" onclick="void \'checkout.setMethod()\'">Continue</button>'],
  [' with an id only', '<button id="onepage-guest-register-button" type="button">Continue</button>'],
])('continues OpenMage’s login step, which has no form, by its button%s', async (_, button) => {
  const calls = serve(() => json({ goto_section: 'billing' }));
  const login = forms['login'] ?? '';
  await place({ current: 'login' });
  find('#checkout-step-login').innerHTML = `
    <div class="col-1">${radio('login:guest', 'checkout_method', 'guest')}${radio('login:register', 'checkout_method', 'register')}
      <div class="buttons-set">${button}</div></div>
    <div class="col-2">${login.slice(login.indexOf('<form id="login-form"'))}</div>`;
  const next = find('.buttons-set button');
  next.click();
  expect(await closed()).toBe('Please choose to register or to checkout as a guest');
  input('login:guest').click();
  next.click();
  await eventually(() => expect(opened()).toBe('billing'));
  expect(calls).toHaveLength(1);
  expect(calls[0]?.path).toMatch(/checkout\/onepage\/saveMethod\/$/);
  expect(sent(calls[0])).toEqual({ method: 'guest' });
});

test('a button that opens the page to register does not continue the login step', async () => {
  const calls = serve(() => json({ goto_section: 'billing' }));
  await place({ current: 'login' });
  find('#checkout-step-login').innerHTML = `${radio('login:guest', 'checkout_method', 'guest', 'checked')}
    <button id="onepage-guest-register-button" type="button" onclick="void '/customer/account/create/'">Register</button>`;
  find('#onepage-guest-register-button').click();
  await expectNoRequest(calls);
  expect(opened()).toBe('login');
});

test('blocks that an extension adds around a payment method show and are sent with it', async () => {
  await place({ current: 'payment' });
  const block = (place: string) =>
    `<div id="payment_form_card_${place}" style="display: none"><input aria-label="${place}" name="payment[${place}]" disabled></div>`;
  find('#payment_form_card').insertAdjacentHTML('beforebegin', block('before'));
  find('#payment_form_card').insertAdjacentHTML('afterend', block('after'));
  const fields = () => ['before', 'after'].map((name) => find<HTMLInputElement>(`[name="payment[${name}]"]`));
  const off = recordEvents<{ method_code: string }>('payment-method:switched-off');
  input('p_card').click();
  expect(fields().map((field) => [field.checkVisibility(), field.disabled])).toEqual(Array(2).fill([true, false]));
  input('p_check').click();
  expect(fields().map((field) => [field.checkVisibility(), field.disabled])).toEqual(Array(2).fill([false, true]));
  expect(off.map(({ detail }) => detail.method_code)).toEqual(['card']);
});

test('fires OpenMage’s own events for another payment method', async () => {
  await place({ current: 'payment' });
  const off = recordEvents<{ method_code: string }>('payment-method:switched-off');
  const on = recordEvents<{ method_code: string }>('payment-method:switched');
  input('p_card').click();
  input('p_check').click();
  expect(on.map(({ detail }) => detail.method_code)).toEqual(['card', 'check']);
  expect(off.map(({ detail }) => detail.method_code)).toEqual(['card']);
  const fire = vi.fn();
  Reflect.set(find('#payment_form_card'), 'fire', fire);
  input('p_card').click();
  expect(fire).toHaveBeenCalledWith('payment-method:switched', { method_code: 'card' });
});

test('fires OpenMage’s own event after a refused billing step, so that its captcha shows another picture', async () => {
  serve(() => json({ error: 1, message: 'Incorrect CAPTCHA.' }));
  const replies = recordEvents('billing-request:completed');
  await place();
  input('billing:firstname').value = 'Ann';
  submit('billing');
  expect(await closed()).toBe('Incorrect CAPTCHA.');
  expect(replies).toHaveLength(1);
});

test('in a copy of the page that was made while a step was saved, as page caches restore it, nothing seems to wait', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await place({ current: 'shipping' });
  submit('shipping');
  const step = () => find('#checkout-step-shipping');
  await expect.poll(() => step().getAttribute('aria-busy')).toBe('true');
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  expect(step().getAttribute('aria-busy')).toBe('false');
  expect(step().querySelector('button[aria-disabled="true"]')).toBeNull();
});
