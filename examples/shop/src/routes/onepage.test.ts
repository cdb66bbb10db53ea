import { describe, expect, test } from 'vitest';
import {
  addToCart,
  at,
  course,
  courseLinks,
  lamp,
  loggedIn,
  newShopper,
  notebook,
  type Shopper,
  xhr,
} from '../testing/shopper';

const address = (kind: string) => ({
  [`${kind}[firstname]`]: 'Gus',
  [`${kind}[lastname]`]: 'Tester',
  [`${kind}[street][]`]: ['1 Main St', ''],
  [`${kind}[city]`]: 'Ann Arbor',
  [`${kind}[postcode]`]: '48103',
  [`${kind}[country_id]`]: 'US',
  [`${kind}[region_id]`]: '33',
  [`${kind}[telephone]`]: '5550100',
});

const billing = { ...address('billing'), 'billing[email]': 'gus@example.com', 'billing[use_for_shipping]': '1' };
const bothAgreements = { 'agreement[1]': '1', 'agreement[2]': '1' };

async function atCheckout(product = lamp): Promise<Shopper> {
  const shopper = newShopper();
  await addToCart(shopper, product);
  await shopper.visit('/checkout/onepage/');
  return shopper;
}

const save = (
  shopper: Shopper,
  call: string,
  fields: Parameters<Shopper['post']>[1],
  headers: Record<string, string> = xhr,
) => shopper.post(`/checkout/onepage/${call}/`, fields, headers);

async function orders(shopper: Shopper): Promise<readonly unknown[]> {
  return (await shopper.call('GET', '/__test__/orders')).json as readonly unknown[];
}

/** The step that is open on the page. */
async function openStep(shopper: Shopper): Promise<string | undefined> {
  const { text } = await shopper.visit('/checkout/onepage/');
  return /id="opc-(\w+)" class="section allow active"/.exec(text)?.[1];
}

describe('the replies of the one-page checkout', () => {
  test('lead from step to step, with the sections that depend on the previous step', async () => {
    const shopper = await atCheckout();
    expect((await save(shopper, 'saveMethod', { method: 'guest' })).json).toEqual([]);
    const moved = (await save(shopper, 'saveBilling', billing)).json;
    expect(moved).toMatchObject({
      goto_section: 'shipping_method',
      update_section: { name: 'shipping-method' },
      allow_sections: ['shipping'],
      duplicateBillingInfo: 'true',
    });
    expect(at(moved, 'update_section', 'html')).toContain('name="shipping_method"');
    expect((await save(shopper, 'saveShippingMethod', { shipping_method: 'flatrate_flatrate' })).json).toMatchObject({
      goto_section: 'payment',
      update_section: { name: 'payment-method' },
    });
    expect((await save(shopper, 'savePayment', { 'payment[method]': 'checkmo' })).json).toMatchObject({
      goto_section: 'review',
      update_section: { name: 'review' },
    });
    expect((await shopper.call('GET', '/checkout/onepage/progress/?prevStep=billing')).text).toContain('Ann Arbor');
    expect((await save(shopper, 'saveOrder', { 'payment[method]': 'checkmo', ...bothAgreements })).json).toMatchObject({
      success: true,
    });
    expect(await orders(shopper)).toHaveLength(1);
  });

  test('return address errors as a list, card errors with field ids, and order errors as a message', async () => {
    const shopper = await atCheckout();
    expect((await save(shopper, 'saveMethod', {})).json).toMatchObject({ error: 1 });
    await save(shopper, 'saveMethod', { method: 'guest' });
    expect((await save(shopper, 'saveBilling', { ...billing, 'billing[city]': '' })).json).toEqual({
      error: 1,
      message: ['Please enter the city.'],
    });
    await save(shopper, 'saveBilling', billing);
    expect((await save(shopper, 'saveShippingMethod', { shipping_method: 'teleport' })).json).toMatchObject({
      error: 1,
    });
    await save(shopper, 'saveShippingMethod', { shipping_method: 'flatrate_flatrate' });
    const card = {
      'payment[method]': 'acmepay',
      'payment[cc_number]': '4000000000000002',
      'payment[cc_exp_month]': '12',
      'payment[cc_exp_year]': '2030',
      'payment[cc_cid]': '123',
    };
    expect((await save(shopper, 'savePayment', card)).json).toMatchObject({
      error: expect.stringContaining('declined'),
      fields: 'acmepay_cc_number,acmepay_cc_cid',
    });
    await save(shopper, 'savePayment', { 'payment[method]': 'checkmo' });
    expect((await save(shopper, 'saveOrder', { 'payment[method]': 'checkmo' })).json).toMatchObject({
      success: false,
      error: true,
      error_messages: expect.stringContaining('agree to the terms'),
    });
    expect(await orders(shopper)).toHaveLength(0);
  });

  test('have status 403 for a wrong form key and without a cart', async () => {
    const shopper = await atCheckout();
    const wrong = await save(shopper, 'saveMethod', { method: 'guest', form_key: 'wrong' });
    expect([wrong.status, wrong.headers.get('login-required')]).toEqual([403, 'true']);
    const stranger = await save(newShopper(), 'saveBilling', billing);
    expect([stranger.status, stranger.text]).toEqual([403, 'Session Expired']);
  });

  test('lead back to the payment step if a coupon makes the order free', async () => {
    // The lamp's recycling fee would still be due.
    const shopper = await atCheckout(notebook);
    await save(shopper, 'saveMethod', { method: 'guest' });
    await save(shopper, 'saveBilling', billing);
    await save(shopper, 'saveShippingMethod', { shipping_method: 'flatrate_flatrate' });
    await save(shopper, 'savePayment', { 'payment[method]': 'checkmo' });
    const coupon = await shopper.post(
      '/checkout/cart/couponPost/',
      { coupon_code: 'ONTHEHOUSE', remove: 0, block: 'review' },
      xhr,
    );
    expect(coupon.json).toMatchObject({ success: true, message: expect.stringContaining('ONTHEHOUSE') });
    expect(at(coupon.json, 'html')).toContain('id="checkout-review-load"');
    const refused = (await save(shopper, 'saveOrder', { 'payment[method]': 'checkmo', ...bothAgreements })).json;
    expect(refused).toMatchObject({ goto_section: 'payment', update_section: { name: 'payment-method' } });
  });
});

describe('the one-page checkout without scripts', () => {
  test('goes step by step with plain posts, and keeps the input', async () => {
    const shopper = await atCheckout();
    expect(await openStep(shopper)).toBe('login');
    await save(shopper, 'saveMethod', { checkout_method: 'guest' }, {});
    expect(await openStep(shopper)).toBe('billing');
    await save(shopper, 'saveBilling', { ...billing, 'billing[city]': '' }, {});
    expect(await shopper.toldOn('/checkout/onepage/?step=billing')).toContain('Please enter the city.');
    const { text } = await shopper.visit('/checkout/onepage/');
    expect(text).toContain('name="billing[street][]" value="1 Main St"');
    await save(shopper, 'saveBilling', billing, {});
    await save(shopper, 'saveShippingMethod', { shipping_method: 'flatrate_flatrate' }, {});
    await save(shopper, 'savePayment', { 'payment[method]': 'purchaseorder', 'payment[po_number]': 'PO-7' }, {});
    expect(await openStep(shopper)).toBe('review');
    const placed = await save(shopper, 'saveOrder', bothAgreements, {});
    expect(placed.headers.get('location')).toBe('https://shop.test/checkout/onepage/success/');
    expect(await orders(shopper)).toMatchObject([{ payment: { method: 'purchaseorder', poNumber: 'PO-7' } }]);
  });

  test('no step can be skipped by its URL', async () => {
    const shopper = await atCheckout();
    expect((await shopper.visit('/checkout/onepage/?step=review')).text).toContain(
      'id="opc-login" class="section allow active"',
    );
  });
});

test('downloads have no shipping steps, and customers can use a saved address', async () => {
  const shopper = await loggedIn(newShopper());
  await addToCart(shopper, course, { 'links[]': courseLinks });
  const { text } = await shopper.visit('/checkout/onepage/');
  expect(Array.from(text.matchAll(/id="opc-(\w+)"/g), ([, step]) => step)).toEqual(['billing', 'payment', 'review']);
  expect((await save(shopper, 'saveBilling', { billing_address_id: '2' })).json).toMatchObject({
    goto_section: 'payment',
  });
});

test('a visitor who registers has an account after the order', async () => {
  const shopper = await atCheckout();
  await save(shopper, 'saveMethod', { method: 'register' });
  const password = { 'billing[customer_password]': 'Harbour-17', 'billing[confirm_password]': 'Harbour-17' };
  expect((await save(shopper, 'saveBilling', billing)).json).toMatchObject({ error: 1 });
  await save(shopper, 'saveBilling', { ...billing, ...password });
  await save(shopper, 'saveShippingMethod', { shipping_method: 'flatrate_flatrate' });
  await save(shopper, 'savePayment', { 'payment[method]': 'checkmo' });
  await save(shopper, 'saveOrder', { 'payment[method]': 'checkmo', ...bothAgreements });
  expect((await shopper.visit('/customer/account/')).text).toContain('gus@example.com');
  expect((await shopper.visit('/sales/order/history/')).text).toContain('000000001');
});
