import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '#testing/eventually';
import { drawn, pageJson, recordNavigation } from '#testing/page';
import { type Call, json, later, serve } from '#testing/server';
import '../../offline-payment/define';
import { resetOrders } from './checkout-state';

// In its own file, because a page decides only once whether it uses Luma’s customer data.

const HOOKS = 'Magento_Checkout/js/model/payment/place-order-hooks';
const RECAPTCHAS = 'Magento_ReCaptchaWebapiUi/js/webapiReCaptchaRegistry';
const WIDGETS = 'Magento_ReCaptchaFrontendUi/js/registry';

let calls: Call[];
let hooks: { requestModifiers: unknown[]; afterRequestListeners: unknown[] };
/** The modules that the page has loaded. */
let modules: Record<string, unknown>;

beforeEach(() => {
  hooks = { requestModifiers: [], afterRequestListeners: [] };
  modules = { [HOOKS]: hooks };
  const defined = (name: string) => name in modules;
  pageJson(
    'require',
    Object.assign((name: string) => modules[name], { defined, specified: () => false }),
  );
  pageJson('checkoutConfig', { quoteData: { entity_id: 'Qm1' }, defaultSuccessPageUrl: 'https://shop.test/success/' });
  recordNavigation();
  calls = serve(() => json('17'));
});

afterEach(resetOrders);

async function placeOrder(above = ''): Promise<void> {
  const payment = await drawn(
    'shop-offline-payment',
    `${above}<shop-offline-payment data-method="checkmo"></shop-offline-payment>`,
  );
  await payment.placeOrder();
}

const order = () => calls.find(({ path }) => path.endsWith('/payment-information'));

test('Luma’s modules add their headers to an order, and may change it', async () => {
  hooks.requestModifiers.push((headers: Record<string, string>, payload: Record<string, unknown>) => {
    headers['X-Captcha'] = 'AB3';
    payload['comments'] = 'Ring twice';
  });
  const ended = vi.fn();
  hooks.afterRequestListeners.push(ended);
  await placeOrder();
  expect(order()?.headers.get('X-Captcha')).toBe('AB3');
  expect(JSON.parse(order()?.body ?? '')).toMatchObject({ cartId: 'Qm1', comments: 'Ring twice' });
  expect(ended).toHaveBeenCalledTimes(1);
});

/** Adds Google's reCAPTCHA as Luma's checkout has it above an order button, and Luma's modules for it. */
function addReCaptcha({
  isInvisible,
  solve,
}: {
  isInvisible: boolean;
  solve: (callBack: (token: string) => void) => void;
}) {
  const id = 'recaptcha-checkout-place-order-0';
  const listeners: Record<string, (token: string) => void> = {};
  modules[RECAPTCHAS] = {
    triggers: { [id]: () => solve((token) => listeners[id]?.(token)) },
    _isInvisibleType: { [id]: isInvisible },
    addListener: (box: string, listener: (token: string) => void) => {
      listeners[box] = listener;
    },
  };
  modules[WIDGETS] = { captchaList: () => [3] };
  const reset = vi.fn();
  pageJson('grecaptcha', { reset });
  const box = (hidden: string) =>
    `<div class="recaptcha-checkout-place-order" ${hidden}><div class="g-recaptcha" id="${id}">reCAPTCHA</div></div>`;
  return { reset, box };
}

/** The checkbox that Luma ticks once the reCAPTCHA is solved. */
const tick = (checked: string) =>
  `<input type="checkbox" class="required-captcha checkbox" name="recaptcha-validate-" ${checked}>`;

test('the order carries the token of the reCAPTCHA that the shopper has solved, which can be solved again after a refusal', async () => {
  calls = serve(() => json({ message: 'No' }, 400));
  const { reset, box } = addReCaptcha({ isInvisible: false, solve: (callBack) => callBack('03AGdBq2') });
  await placeOrder(box('').replace('</div></div>', `</div>${tick('checked')}</div>`));
  expect(order()?.headers.get('X-ReCaptcha')).toBe('03AGdBq2');
  expect(reset).toHaveBeenCalledWith(3);
  expect(document.querySelector<HTMLInputElement>('.required-captcha')?.checked).toBe(false);
});

test('the order waits for an invisible reCAPTCHA, which may show a task', async () => {
  const solved = later<string>();
  const { box } = addReCaptcha({ isInvisible: true, solve: (callBack) => void solved.promise.then(callBack) });
  const ordering = placeOrder(box(''));
  await expect.poll(() => document.querySelector('[aria-busy="true"]')).not.toBeNull();
  expect(order()).toBeUndefined();
  solved.resolve('03AGdBq2');
  await ordering;
  expect(order()?.headers.get('X-ReCaptcha')).toBe('03AGdBq2');
});

test('an order waits two minutes for an invisible reCAPTCHA that never answers; the shop then judges it', async () => {
  const { box } = addReCaptcha({ isInvisible: true, solve: () => undefined });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const ordering = placeOrder(box(''));
  await eventually(() => expect(document.querySelector('[aria-busy="true"]')).not.toBeNull());
  await vi.advanceTimersByTimeAsync(119_000);
  // A request would arrive by then.
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  expect(order()).toBeUndefined();
  await vi.advanceTimersByTimeAsync(1_000);
  await ordering;
  expect(order()?.headers.has('X-ReCaptcha')).toBe(false);
});

test('an order does not wait for a visible reCAPTCHA without Luma’s checkbox; the shop then judges it', async () => {
  const { box } = addReCaptcha({ isInvisible: false, solve: () => undefined });
  await placeOrder(box(''));
  expect(order()?.headers.has('X-ReCaptcha')).toBe(false);
});

test('a reCAPTCHA that throws does not hold back the order, which the shop then judges', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => void vi.restoreAllMocks());
  const solve = (): void => {
    throw new Error('blocked');
  };
  const { box } = addReCaptcha({ isInvisible: true, solve });
  await placeOrder(box(''));
  expect(order()?.headers.has('X-ReCaptcha')).toBe(false);
});

test('is not sent before a visible reCAPTCHA is solved', async () => {
  const solve = vi.fn();
  const { box } = addReCaptcha({ isInvisible: false, solve });
  await placeOrder(box('').replace('</div></div>', `</div>${tick('')}</div>`));
  expect(order()).toBeUndefined();
  expect(solve).not.toHaveBeenCalled();
  const probe = Object.assign(document.createElement('input'), { type: 'checkbox', required: true });
  const browsers = probe.validationMessage;
  expect(browsers).not.toBe('');
  await expect.poll(() => document.querySelector('[role="alert"]')?.textContent).toContain(browsers);
});

test('the reCAPTCHA of another payment method is not asked', async () => {
  const solve = vi.fn();
  const { box } = addReCaptcha({ isInvisible: true, solve });
  await placeOrder(box('hidden'));
  expect(solve).not.toHaveBeenCalled();
  expect(order()?.headers.has('X-ReCaptcha')).toBe(false);
});

test('an empty module in place of reCAPTCHA’s, as in a theme without it, does not stop the order', async () => {
  modules[RECAPTCHAS] = {};
  await placeOrder();
  expect(order()).toBeDefined();
});

test('a module of the page that throws does not stop the order', async () => {
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  const fail = () => {
    throw new Error('broken module');
  };
  hooks.requestModifiers.push(fail);
  hooks.afterRequestListeners.push(fail);
  await placeOrder();
  expect(order()).toBeDefined();
  expect(logged).toHaveBeenCalledTimes(2);
  logged.mockRestore();
});
