import { writeCookie } from '@shop-elements/host';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { eventually } from '#testing/eventually';
import { breakFormIterators, drawn, pageJson, ready, recordEvents, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import { vectors } from '#testing/vectors';
import { resetOrders } from '../shared/place-order';
import type { CouponChangeDetail } from './coupon';
import '../offline-payment/define';
import './define';

const block = (code = '', more = '') => `
  <p class="grand">Total</p>
  <form action="/checkout/cart/couponPost/" method="post">
    <input type="hidden" name="form_key" value="k1">
    <input type="hidden" name="remove" value="0">
    <div><label for="coupon_code">Discount code</label>
    <input id="coupon_code" name="coupon_code" value="${code}"></div>
    <button id="apply">Apply</button>
    <button id="remove" name="remove" value="1">Cancel Coupon</button>
    ${more}
  </form>`;

const place = (inside = block(), attributes = '') =>
  drawn('shop-coupon', `<shop-coupon ${attributes}>${inside}</shop-coupon>`);

function find<E extends HTMLElement = HTMLElement>(selector: string): E {
  const found = document.querySelector<E>(selector);
  if (found === null) throw new Error(`the page has no ${selector}`);
  return found;
}

const code = () => find<HTMLInputElement>('#coupon_code');
const press = (id: string) => find(`#${id}`).click();
const sent = (call: Call | undefined) => Object.fromEntries(new URLSearchParams(call?.body));

/** Returns the dialog's text, and closes it with its button. */
async function closed(button = 'OK'): Promise<string> {
  const dialog = await eventually(() => find<HTMLDialogElement>('dialog[open]'));
  const text = dialog.querySelector('p')?.textContent ?? '';
  const pressed = Array.from(dialog.querySelectorAll('button')).find(({ textContent }) => textContent === button);
  pressed?.click();
  // Another dialog may have opened by now.
  await eventually(() => expect(dialog.isConnected).toBe(false));
  return text;
}

afterEach(() => {
  document.body.replaceChildren();
  resetOrders();
});

test('keeps the server’s form accessible, also when its code is missing', async () => {
  const element = await place();
  expect(element.querySelector('form')?.getAttribute('action')).toBe('/checkout/cart/couponPost/');
  await expectAccessible(element);
  press('apply');
  expect(code().getAttribute('aria-invalid')).toBe('true');
  await expectAccessible(element);
});

test.each(
  vectors<{ apply?: boolean; remove?: boolean; code: string }, { valid: boolean; sent?: object }>('legacy-coupon'),
)('applying requires a code, removing does not ($id)', async ({ input, expected }) => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  await place(block(input.code));
  press(input.remove === true ? 'remove' : 'apply');
  if (expected.valid) await eventually(() => expect(sent(calls[0])).toMatchObject(expected.sent ?? {}));
  else expect(calls).toHaveLength(0);
  expect(code().getAttribute('aria-invalid')).toBe(expected.valid ? null : 'true');
});

test('an empty field gets a message, until something is typed', async () => {
  await place();
  press('apply');
  expect(document.activeElement).toBe(code());
  const message = document.getElementById(code().getAttribute('aria-describedby') ?? '');
  expect(message?.textContent).toBe('This is a required field.');
  code().dispatchEvent(new Event('input', { bubbles: true }));
  expect(code().getAttribute('aria-invalid')).toBe('false');
  expect(message?.textContent).toBe('');
});

test('is not applied before a visible reCAPTCHA is solved', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  const box = '<p><input type="checkbox" class="required-captcha checkbox" name="recaptcha-validate-"></p>';
  await place(block('WELCOME10', box));
  const changes = recordEvents('shop-coupon-change');
  press('apply');
  expect(changes).toEqual([]);
  expect(find('.required-captcha').parentElement?.textContent).toBe('This is a required field.');
  find<HTMLInputElement>('.required-captcha').checked = true;
  press('apply');
  await expect.poll(() => calls.length).toBe(1);
});

test('a code that the server requires itself has our message, too, and not the browser’s', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  await place(block().replace('<input id="coupon_code"', '<input required id="coupon_code"'));
  press('apply');
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(document.getElementById('coupon_code-error')?.textContent).toBe('This is a required field.');
  press('remove');
  await expect.poll(() => calls.length).toBe(1);
});

test('requires a code in a field that is outside its form', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  await place(
    '<form id="coupon" action="/coupon/"></form><input id="coupon_code" name="coupon_code" form="coupon"><button id="apply" form="coupon">Apply</button>',
  );
  press('apply');
  expect(document.activeElement).toBe(code());
  expect(calls).toEqual([]);
});

test('requires a code beside the polyfill of scoped custom element registries', async () => {
  breakFormIterators();
  await place();
  press('apply');
  expect(code().getAttribute('aria-invalid')).toBe('true');
});

test('keeps the focus in the form, although its content is replaced', async () => {
  const quantity = '<form action="/cart/"><input name="qty" value="1"></form>';
  serve(() => json({ success: true, html: `${quantity}${block('SAVE10')}`, message: '' }));
  await place(`${quantity}${block('SAVE10')}`);
  const pressed = find('#apply');
  pressed.focus();
  press('apply');
  await eventually(() => expect(pressed.isConnected).toBe(false));
  expect(document.activeElement).toBe(find('#apply'));
});

test('marks the right one of two fields with the same id', async () => {
  await place(`${block('SAVE10')}<hr>${block()}`);
  const [first, second] = document.querySelectorAll<HTMLInputElement>('[name="coupon_code"]');
  if (first === undefined || second === undefined) throw new Error('no two fields');
  first.value = '';
  first.form?.requestSubmit();
  second.form?.requestSubmit();
  const messages = [first, second].map((field) =>
    document.getElementById(field.getAttribute('aria-describedby') ?? ''),
  );
  expect(messages.map((message) => message?.previousElementSibling)).toEqual([first, second]);
  expect(messages.map((message) => message?.textContent)).toEqual(Array(2).fill('This is a required field.'));
});

test('trims spaces around a code, and rejects spaces alone', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  await place(block('   '));
  press('apply');
  expect(document.getElementById(code().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'This is a required field.',
  );
  expect(calls).toHaveLength(0);
  code().value = ' SAVE10 ';
  press('apply');
  await eventually(() => expect(calls).toHaveLength(1));
  expect(sent(calls[0])).toMatchObject({ coupon_code: 'SAVE10' });
});

/** Luma's own block in the cart. Luma's script submits the form, so the buttons don't; an active code is in a disabled field. */
const luma = (code = '') => `
  <div class="block discount active" id="block-discount">
    <div class="title" data-role="title"><strong id="block-discount-heading" role="heading" aria-level="2">Apply Discount Code</strong></div>
    <div class="content" data-role="content" aria-labelledby="block-discount-heading">
      <form id="discount-coupon-form" action="/checkout/cart/couponPost/" method="post">
        <div class="fieldset coupon${code && ' applied'}">
          <input type="hidden" name="remove" id="remove-coupon" value="0">
          <div class="field">
            <label for="coupon_code" class="label"><span>Enter discount code</span></label>
            <div class="control"><input type="text" class="input-text" id="coupon_code" name="coupon_code" value="${code}"${code && ' disabled="disabled"'}></div>
          </div>
          <div class="actions-toolbar"><div class="primary">${
            code
              ? '<button type="button" class="action cancel primary" value="Cancel Coupon"><span>Cancel Coupon</span></button>'
              : '<button type="button" class="action apply primary" value="Apply Discount"><span>Apply Discount</span></button>'
          }</div></div>
        </div>
      </form>
    </div>
  </div>`;

test('applies a code in Luma’s own block before Luma’s script leaves the page', async () => {
  const calls = serve(() => json({ success: true, html: luma('HELLO'), message: '' }));
  await place(luma());
  const lumaSends = vi.fn();
  find('.action.apply').addEventListener('click', lumaSends);
  find('.action.apply').click();
  expect(code().getAttribute('aria-invalid')).toBe('true');
  expect(calls).toHaveLength(0);
  code().value = 'HELLO';
  find('.action.apply').focus();
  find('.action.apply').click();
  await eventually(() => expect(find('.shop-coupon__chip').textContent).toBe('HELLO'));
  expect(sent(calls[0])).toEqual({ remove: '0', coupon_code: 'HELLO' });
  expect(document.activeElement).toBe(find('.shop-coupon__remove'));
  expect(lumaSends).not.toHaveBeenCalled();
});

test('removes a code in Luma’s own block with the chip, which replaces Luma’s button', async () => {
  const calls = serve(() => json({ success: true, html: luma(), message: '' }));
  const element = await place(luma('HELLO'));
  expect(find('.action.cancel').checkVisibility()).toBe(false);
  await expectAccessible(element);
  find('.shop-coupon__remove').click();
  await eventually(() => expect(code().disabled).toBe(false));
  expect(sent(calls[0])).toMatchObject({ remove: '1' });
});

test('replaces the block, shows the message as plain text, and keeps the focus on the pressed button', async () => {
  const calls = serve(() => json({ success: true, html: block('HELLO'), message: 'Coupon <b>HELLO</b> &amp; thanks' }));
  const element = await place(block('HELLO'));
  const updated = vi.fn();
  element.addEventListener('contentUpdated', updated);
  find('#apply').focus();
  press('apply');
  expect(await closed()).toBe('Coupon HELLO & thanks');
  expect(sent(calls[0])).toEqual({ form_key: 'k1', remove: '0', coupon_code: 'HELLO' });
  expect(calls[0]?.headers.get('x-requested-with')).toBe('XMLHttpRequest');
  expect(updated).toHaveBeenCalledTimes(1);
  expect(document.activeElement).toBe(find('#apply'));
  // Sanitizers often drop a field named `remove` as DOM clobbering.
  expect(find<HTMLInputElement>('input[name="remove"]').value).toBe('0');
  press('remove');
  await closed();
  expect(sent(calls[1])).toEqual({ form_key: 'k1', remove: '1', coupon_code: 'HELLO' });
});

test('keeps the block, and opens no dialog, if PHP sends false for them', async () => {
  serve(() => json({ success: true, html: false, message: false }));
  const element = await place(block('SAVE10'));
  press('apply');
  await expect.poll(() => element.querySelector('[role=status]')?.textContent).toBe('Discount code SAVE10 is applied.');
  expect(code().value).toBe('SAVE10');
  expect(document.querySelector('dialog')).toBeNull();
});

test('a reply without the new block still shows the code as active, and after removal an empty field', async () => {
  serve(() => json({ success: true }));
  const element = await place(block('SAVE10'));
  press('apply');
  await expect.element(page.getByRole('button', { name: 'Remove discount code SAVE10' })).toBeVisible();
  expect(code().checkVisibility()).toBe(false);
  expect(find('#apply').checkVisibility()).toBe(false);
  await expectAccessible(element);
  await page.getByRole('button', { name: 'Remove discount code SAVE10' }).click();
  await expect.element(page.getByRole('textbox', { name: 'Discount code' })).toHaveValue('');
  expect(find('#apply').checkVisibility()).toBe(true);
  expect(code().readOnly).toBe(false);
  expect(document.activeElement).toBe(code());
});

test('shows the code that the shop has applied, whatever the shopper has typed meanwhile', async () => {
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  await place(block('WELCOME10'));
  press('apply');
  await expect.poll(() => calls.length).toBe(1);
  code().value = 'WELCOME20';
  reply.resolve(json({ success: true, html: '', message: '' }));
  await expect.element(page.getByRole('button', { name: 'Remove discount code WELCOME10' })).toBeVisible();
});

test('the status stays in its place when the block is replaced, so that screen readers announce it', async () => {
  serve(() => json({ success: true, html: block(), message: '' }));
  const element = await place(block('WELCOME10'));
  const moved: Node[] = [];
  const changes = new MutationObserver((records) =>
    moved.push(...records.flatMap(({ removedNodes }) => [...removedNodes])),
  );
  changes.observe(element, { childList: true, subtree: true });
  press('apply');
  const status = find('[role=status]');
  await expect.poll(() => status.textContent).toBe('Discount code WELCOME10 is applied.');
  expect(moved.some((node) => node.contains(status))).toBe(false);
});

test('an applied or removed code no longer counts as typed, so that a gift message can update the cart', async () => {
  serve(() => json({ success: true }));
  await place();
  code().value = 'SAVE10';
  press('apply');
  await page.getByRole('button', { name: 'Remove discount code SAVE10' }).click();
  await expect.poll(() => [code().value, code().defaultValue]).toEqual(['', '']);
  code().value = 'SAVE20';
  press('apply');
  await expect.element(page.getByRole('button', { name: 'Remove discount code SAVE20' })).toBeVisible();
  expect(code().defaultValue).toBe('SAVE20');
});

test('a keyboard user stays at the block if its new content has no controls', async () => {
  serve(() => json({ success: true, html: '<p>Discount codes are closed today.</p>' }));
  const element = await place(block('SAVE10'));
  find('#apply').focus();
  press('apply');
  await expect.element(page.getByText('Discount codes are closed today.')).toBeVisible();
  expect(document.activeElement).toBe(element);
});

test('a refusal without the new block changes nothing', async () => {
  serve(() => json({ success: false, message: 'No' }));
  await place(luma('HELLO'));
  find('.shop-coupon__remove').click();
  await closed();
  expect(find('.shop-coupon__chip').textContent).toBe('HELLO');
  await place(block('NOPE'));
  press('apply');
  await closed();
  expect(document.querySelector('.shop-coupon__chip')).toBeNull();
});

test('a refusal that says nothing shows that the request failed', async () => {
  serve(() => json({ success: false }));
  await place(block('NOPE'));
  press('apply');
  expect(await closed()).toBe('Something went wrong with your request. Please try again later.');
});

test('an <input type="submit"> removes the code, too, and the chip replaces it', async () => {
  const calls = serve(() => json({ success: false, message: 'No' }));
  const old = '<input type="submit" name="remove" value="Cancel Coupon" id="old">';
  await place(block('', old));
  press('old');
  await closed();
  expect(sent(calls[0])).toMatchObject({ remove: '1' });
  await place(block('SAVE10', old).replace('id="coupon_code"', 'id="coupon_code" readonly'));
  expect(find('#old').checkVisibility()).toBe(false);
});

test.each([
  { message: 'This code has expired.' },
  { success: null, html: block('LATE'), message: 'This code has expired.' },
])('shows the message of a reply without "success": %j', async (reply) => {
  const visited = recordNavigation();
  const changes = recordEvents<CouponChangeDetail>('shop-coupon-change');
  serve(() => json(reply));
  await place(block('LATE'));
  press('apply');
  expect(await closed()).toBe('This code has expired.');
  expect(changes.at(-1)?.detail).toEqual({ code: 'LATE', applied: false });
  expect(visited).toEqual([]);
});

test('the event names the removed code, also if the server printed it in an ordinary field', async () => {
  const changes = recordEvents<CouponChangeDetail>('shop-coupon-change');
  serve(() => json({ success: true, html: block(), message: '' }));
  await place(block('SAVE10'));
  press('remove');
  await eventually(() => expect(changes).toHaveLength(2));
  expect(changes.map(({ detail }) => detail)).toEqual([
    { code: 'SAVE10', applied: true },
    { code: 'SAVE10', applied: false },
  ]);
});

test('shows why a code was refused, and keeps it in its field', async () => {
  serve(() => json({ success: false, html: '', message: 'The coupon code "NOPE" is not valid.' }));
  await place(block('NOPE'));
  press('apply');
  expect(await closed()).toBe('The coupon code "NOPE" is not valid.');
  expect(code().value).toBe('NOPE');
});

test('the button stops waiting as soon as the reply’s message is shown', async () => {
  serve(() => json({ success: false, html: '', message: 'The coupon code "NOPE" is not valid.' }));
  await place(block('NOPE'));
  press('apply');
  expect(find('#apply').classList).toContain('shop-spinner');
  await eventually(() => find('dialog[open]'));
  expect(find('#apply').classList).not.toContain('shop-spinner');
  await closed();
});

test('removes everything executable from the new block', async () => {
  const hostile = `
    <script>window.hurt = 1</script><img src="x" onerror="window.hurt = 1" name="cookie">
    <form name="cookie" action="javascript:hurt()" onsubmit="hurt()"><input name="coupon_code" data-bind="click: hurt">
    <button formaction="javascript:hurt()">Go</button></form>
    <iframe src="javascript:hurt()"></iframe>`;
  serve(() => json({ success: true, html: hostile, message: '' }));
  const element = await place(block('A'));
  press('apply');
  await eventually(() => expect(element.querySelector('.grand')).toBeNull());
  expect(element.querySelector('script, iframe')).toBeNull();
  expect(element.innerHTML).not.toMatch(/onerror|onsubmit|javascript:|data-bind|formaction|name="cookie"/);
  expect(Reflect.get(window, 'hurt')).toBeUndefined();
  expect(element.querySelector('form input[name="coupon_code"]')).not.toBeNull();
});

test('repeated presses send one request', async () => {
  const reply = later<Response>();
  const calls = serve(() => reply.promise);
  await place(block('A'));
  press('apply');
  press('apply');
  await eventually(() => expect(find('form').getAttribute('aria-busy')).toBe('true'));
  expect(find('#apply').getAttribute('aria-disabled')).toBe('true');
  reply.resolve(json({ success: true, html: '', message: 'Done' }));
  await closed();
  expect(calls).toHaveLength(1);
  expect(find('#apply').getAttribute('aria-disabled')).toBe('false');
});

test.each([
  ['fails', () => new Response('', { status: 500 })],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('when the shop %s, the shopper can retry or give up', async (_, answer) => {
  let tries = 0;
  const calls = serve(() => {
    tries += 1;
    return tries === 2 ? json({ success: true, html: '', message: 'Done' }) : answer();
  });
  await place(block('A'));
  press('apply');
  await closed('Try again');
  expect(await closed()).toBe('Done');
  press('apply');
  await closed('Cancel');
  expect(calls.map(({ body }) => new URLSearchParams(body).get('coupon_code'))).toEqual(['A', 'A', 'A']);
  expect(code().value).toBe('A');
});

test('reloads the page if the shop answers with HTML instead of JSON', async () => {
  const visited = recordNavigation();
  serve(() => new Response('<!doctype html><title>Cart</title>'));
  await place(block('A'));
  press('apply');
  await eventually(() => expect(visited).toEqual([{ url: location.href, replace: true }]));
});

test('shows a message that OpenMage prints only once, into the page that answers, before it reloads', async () => {
  const visited = recordNavigation();
  const messages =
    '<ul class="messages"><li class="error-msg"><ul><li><span>Coupon code "A" is not valid.</span></li></ul></li></ul>';
  serve(() => new Response(`<!doctype html><title>Cart</title><body>${messages}</body>`));
  await place(block('A'));
  press('apply');
  expect(await closed()).toBe('Coupon code "A" is not valid.');
  await eventually(() => expect(visited).toEqual([{ url: location.href, replace: true }]));
});

test('scrolls to the top before it reloads, because the shop’s message is there afterwards', async () => {
  const visited = recordNavigation();
  serve(() => new Response('<!doctype html><title>Cart</title>'));
  const element = await place(block('A'));
  element.style.display = 'block';
  element.style.paddingBlock = '3000px';
  // A theme’s slow scrolling would still be under way at the reload.
  document.documentElement.style.scrollBehavior = 'smooth';
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  find('#apply').scrollIntoView({ behavior: 'instant' });
  expect(window.scrollY).toBeGreaterThan(0);
  press('apply');
  await eventually(() => expect(visited).toHaveLength(1));
  expect(window.scrollY).toBe(0);
});

test.each(['', 'Half a re'])('keeps the page and the code if the shop answers with "%s"', async (garbage) => {
  const visited = recordNavigation();
  serve(() => new Response(garbage));
  await place(block('A'));
  press('apply');
  expect(await closed()).toMatch(/something went wrong/i);
  expect(code().value).toBe('A');
  expect(visited).toEqual([]);
});

test('no order can start before the code’s total has arrived', async () => {
  pageJson('checkoutConfig', { quoteData: { entity_id: 'q1' }, totalsData: { grand_total: 40 } });
  const [coupon, totals] = [later<Response>(), later<Response>()];
  serve(({ path }) => (path.includes('/totals') ? totals.promise : coupon.promise));
  document.body.innerHTML = `<shop-coupon>${block('A')}</shop-coupon>
    <shop-offline-payment data-method="checkmo" data-amount-button="true"></shop-offline-payment>`;
  const order = await eventually(() => find('shop-offline-payment .action.checkout'));
  await eventually(() => expect(order.textContent).toContain('40'));
  press('apply');
  await eventually(() => expect(order.getAttribute('aria-disabled')).toBe('true'));
  coupon.resolve(json({ success: true, html: '', message: 'Done' }));
  await closed();
  expect(order.getAttribute('aria-disabled')).toBe('true');
  totals.resolve(json({ grand_total: 36 }));
  await eventually(() => expect(order.textContent).toContain('36'));
  await eventually(() => expect(order.getAttribute('aria-disabled')).toBeNull());
});

test('a listener can keep a code from being sent, and the shopper can try again', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  const element = await place(block('SAVE10'));
  element.addEventListener('shop-coupon-change', (event) => event.preventDefault(), { once: true });
  press('apply');
  await expect.poll(() => find('#apply').matches('.shop-spinner')).toBe(false);
  expect(calls).toEqual([]);
  expect(code().value).toBe('SAVE10');
  press('apply');
  await expect.poll(() => calls.length).toBe(1);
});

test('leaves other forms of the cart to the browser', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  const native = vi.fn((event: Event) => {
    expect(event.defaultPrevented).toBe(false);
    event.preventDefault();
  });
  document.addEventListener('submit', native);
  onTestFinished(() => document.removeEventListener('submit', native));
  await place(
    `<form action="/wallet/start/" method="post"><input type="email" required value="ann@example.com"><button id="wallet">Pay</button></form>${block('A')}`,
  );
  expect(find<HTMLFormElement>('form').noValidate).toBe(false);
  press('wallet');
  expect(native).toHaveBeenCalledTimes(1);
  expect(calls).toEqual([]);
});

test('posts only the configured form, to the configured URL', async () => {
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  const native = vi.fn((event: Event) => event.preventDefault());
  document.addEventListener('submit', native);
  onTestFinished(() => document.removeEventListener('submit', native));
  await place(
    `<form id="news"><button id="other">Subscribe</button></form><div class="code">${block('A')}</div>`,
    'data-form=".code form" data-url="/elsewhere/"',
  );
  press('other');
  expect(native).toHaveBeenCalledTimes(1);
  press('apply');
  await eventually(() => expect(calls.map(({ path }) => path)).toEqual(['/elsewhere/']));
});

test('does not reload the page if the element is removed during the request', async () => {
  const visited = recordNavigation();
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await place(block('A'));
  press('apply');
  await eventually(() => expect(find('form').getAttribute('aria-busy')).toBe('true'));
  const form = find('form');
  element.replaceWith();
  reply.resolve(new Response('<!doctype html><title>Cart</title>'));
  await expect.poll(() => form.getAttribute('aria-busy')).toBe('false');
  expect(visited).toEqual([]);
});

test('stays usable if a page’s listener throws when the block is replaced', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('the page is broken');
  };
  pageJson('jQuery', () => ({ trigger: fail }));
  const calls = serve(() => json({ success: true, html: block('A'), message: 'Done' }));
  await place(block('A'));
  for (const times of [1, 2]) {
    press('apply');
    expect(await closed()).toBe('Done');
    expect(calls).toHaveLength(times);
  }
  vi.restoreAllMocks();
});

test('sends the cookie’s form key, which is newer than the page’s', async () => {
  writeCookie('form_key', 'k2');
  onTestFinished(() => writeCookie('form_key', '', { lifetime: -1 }));
  const calls = serve(() => json({ success: true, html: '', message: '' }));
  await place(block('SUMMER'));
  press('apply');
  await eventually(() => expect(sent(calls[0])).toMatchObject({ form_key: 'k2', coupon_code: 'SUMMER' }));
});

test.each([{ success: false, html: '', message: 'The code is not valid.' }, { message: 'The code is not valid.' }])(
  'shows the shop’s own message for a refusal, whatever its status: %j',
  async (reply) => {
    serve(() => json(reply, 422));
    await place(block('SUMMER'));
    press('apply');
    expect(await closed()).toBe('The code is not valid.');
    expect(code().value).toBe('SUMMER');
  },
);

test('in a copy of the page, as page caches restore it, the message about an empty code is gone', async () => {
  const element = await place();
  press('apply');
  expect(code().getAttribute('aria-invalid')).toBe('true');
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  expect(code().getAttribute('aria-invalid')).not.toBe('true');
  expect(copy.textContent).not.toContain('This is a required field.');
});

test('in a copy that was made while a code was checked, the buttons work and nothing seems to wait', async () => {
  const reply = later<Response>();
  serve(() => reply.promise);
  const element = await place();
  code().value = 'A';
  press('apply');
  await expect.poll(() => find('#apply').getAttribute('aria-disabled')).toBe('true');
  const copy = element.cloneNode(true) as HTMLElement;
  element.replaceWith(copy);
  await ready(copy);
  expect(find('#apply').getAttribute('aria-disabled')).not.toBe('true');
  expect(copy.matches('[aria-busy="true"]')).toBe(false);
  expect(copy.querySelector('[aria-busy="true"], .shop-spinner')).toBeNull();
});
