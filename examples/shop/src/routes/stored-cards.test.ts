import { describe, expect, test } from 'vitest';
import { addToCart, lamp, newShopper, type Shopper, shippingInformation, testShop, xhr } from '../testing/shopper';

const nora = { username: 'nora@example.com', password: 'Meadow-42' };
const listPath = '/vault/cards/listaction/';
const card = { cc_number: '4111111111111111', cc_exp_month: '1', cc_exp_year: '2030', cc_cid: '123' };

async function asNora(shop = testShop()): Promise<Shopper> {
  const shopper = newShopper(shop);
  await shopper.visit('/');
  await shopper.call('POST', '/customer/ajax/login', nora);
  return shopper;
}

/** Nora's hashes, newest first. */
async function hashes(shopper: Shopper): Promise<string[]> {
  const { text } = await shopper.visit(listPath);
  return Array.from(text.matchAll(/name="public_hash" value="(\w+)"/g), ([, hash = '']) => hash);
}

async function pay(shopper: Shopper, method: string, additional_data: object) {
  await addToCart(shopper, lamp);
  await shopper.call('POST', '/rest/default/V1/carts/mine/shipping-information', shippingInformation);
  return shopper.call('POST', '/rest/default/V1/carts/mine/payment-information', {
    paymentMethod: { method, additional_data, extension_attributes: { agreement_ids: ['1', '2'] } },
  });
}

async function offer(shopper: Shopper): Promise<Record<string, Record<string, string>>> {
  const { json } = await shopper.call('GET', '/customer/section/load?sections=instant-purchase');
  return (json as Record<string, Record<string, Record<string, string>>>)['instant-purchase'] ?? {};
}

describe('saved cards', () => {
  test('are listed only for their owner, and an expired one is marked', async () => {
    expect((await newShopper().visit(listPath)).status).toBe(302);
    const { text } = await (await asNora()).visit(listPath);
    expect(text).toContain('Visa, ending 1111');
    expect(text).toMatch(/ending 5454[\s\S]*Expired 04\/2024[\s\S]*MasterCard/);
  });

  test("are deleted one by one, and a deleted card's key is never reused", async () => {
    const shopper = await asNora();
    const [newest = ''] = await hashes(shopper);
    await shopper.post('/vault/cards/deleteaction', { public_hash: newest });
    expect(await shopper.toldOn(listPath)).toEqual(['Stored Payment Method was successfully removed']);
    await shopper.post('/vault/cards/deleteaction', { public_hash: newest });
    expect(await shopper.toldOn(listPath)).toEqual(['No token found.']);
    await shopper.post('/vault/cards/deleteaction', { public_hash: newest, form_key: 'wrong' });
    expect(await shopper.toldOn(listPath)).toEqual(['Wrong request.']);
    await pay(shopper, 'acmepay', { ...card, is_active_payment_token_enabler: true });
    await addToCart(shopper, lamp);
    const config = (await shopper.visit('/checkout/config.js')).text;
    expect(Array.from(config.matchAll(/"(acmepay_cc_vault_\d)"/g), ([, key]) => key)).toEqual([
      'acmepay_cc_vault_2',
      'acmepay_cc_vault_0',
    ]);
  });

  test('do not pay an order under the code of another method', async () => {
    const shopper = await asNora();
    const [visa = ''] = await hashes(shopper);
    expect((await pay(shopper, 'acmepay_cc_vault_1', { public_hash: visa })).status).toBe(400);
  });

  test('pay an order, unless the card is expired or missing', async () => {
    const shop = testShop();
    const shopper = await asNora(shop);
    const [visa = '', masterCard = ''] = await hashes(shopper);
    const method = 'acmepay_cc_vault';
    expect((await pay(shopper, method, { public_hash: masterCard })).json).toMatchObject({
      message: 'This card has expired. Please choose another way to pay.',
    });
    expect((await pay(shopper, method, {})).status).toBe(400);
    expect((await pay(shopper, method, { public_hash: visa })).status).toBe(200);
    const orders = (await shopper.visit('/__test__/orders')).json;
    expect(orders).toMatchObject([{ payment: { method, cardType: 'VI', cardLast4: '1111' } }]);
  });

  test('are saved once if the shopper wants it, and never with their number', async () => {
    const shopper = await asNora();
    await pay(shopper, 'acmepay', card);
    expect(await hashes(shopper)).toHaveLength(2);
    for (const _ of [1, 2]) await pay(shopper, 'acmepay', { ...card, is_active_payment_token_enabler: true });
    expect(await hashes(shopper)).toHaveLength(3);
    expect((await shopper.visit(listPath)).text).not.toContain(card.cc_number);
  });
});

describe('instant purchase', () => {
  test('uses the newest valid card and the default address', async () => {
    expect(await offer(await asNora())).toMatchObject({
      available: true,
      paymentToken: { summary: 'Credit Card: Visa, ending: 1111 (expires: 09/2030)' },
      shippingAddress: {
        id: '2',
        summary: 'Nora O\'Brien-Sæther, 417 Cannery Row\nApt "B" & rear, Traverse City, Michigan 49684, United States',
      },
      shippingMethod: { carrier: 'instant-purchase', method: 'cheapest', summary: 'Cheapest price' },
    });
  });

  test('places a separate order with a message, and keeps the cart', async () => {
    const shopper = await asNora();
    await addToCart(shopper, lamp);
    await shopper.call('GET', '/customer/section/load?sections=messages');
    const { paymentToken, shippingAddress, billingAddress } = await offer(shopper);
    const fields = {
      product: lamp,
      qty: 2,
      instant_purchase_payment_token: paymentToken?.publicHash ?? '',
      instant_purchase_shipping_address: shippingAddress?.id ?? '',
      instant_purchase_billing_address: billingAddress?.id ?? '',
    };
    const { json } = await shopper.post('/instantpurchase/button/placeOrder', fields, xhr);
    expect(json).toEqual({ response: 'Your order number is: 000000001.' });
    expect((await shopper.call('GET', '/customer/section/load?sections=messages,cart')).json).toMatchObject({
      messages: { messages: [{ type: 'success', text: 'Your order number is: 000000001.' }] },
      cart: { summary_count: 1 },
    });
    for (const missing of ['instant_purchase_payment_token', 'instant_purchase_billing_address', 'product']) {
      const reply = await shopper.post('/instantpurchase/button/placeOrder', { ...fields, [missing]: '' }, xhr);
      expect(reply.status).toBe(200);
      expect(reply.json).not.toEqual(json);
    }
    expect((await shopper.visit('/__test__/orders')).json).toHaveLength(1);
  });
});
