import { describe, expect, test } from 'vitest';
import { haveRecordings, recordedBody, recordedStatus } from '../../testing/recordings';
import { shapeDifferences } from '../../testing/same-shape';
import {
  addToCart,
  at,
  course,
  courseLinks,
  guestAtPayment,
  lamp,
  loggedIn,
  maskedCartId,
  michigan,
  newShopper,
  notebook,
  paymentBody,
  shippingInformation,
  testShop,
  xhr,
} from '../../testing/shopper';

const guests = '/rest/default/V1/guest-carts';
const mine = '/rest/default/V1/carts/mine';

async function guestWith(...goods: readonly (readonly [number, (readonly number[])?])[]) {
  const shopper = newShopper();
  await shopper.visit('/');
  for (const [product, links] of goods)
    await addToCart(shopper, product, links === undefined ? {} : { 'links[]': links });
  return { shopper, cart: `${guests}/${await maskedCartId(shopper)}` };
}

const fullCart = () => guestWith([lamp], [notebook], [course, [courseLinks[0], courseLinks[1]]]);

describe('a cart', () => {
  test('returns 404 for an unknown id, and names the field', async () => {
    const reply = await newShopper().call('GET', `${guests}/nonexistentmaskedid00000000000000/totals`);
    expect(reply.status).toBe(404);
    expect(reply.json).toEqual({
      message: 'No such entity with %fieldName = %fieldValue',
      parameters: { fieldName: 'cartId', fieldValue: null },
    });
  });

  test('cannot be read by its number', async () => {
    const { shopper } = await fullCart();
    expect((await shopper.call('GET', `${guests}/1/totals`)).status).toBe(404);
    expect((await shopper.call('GET', '/rest/default/V1/carts/1/totals')).json).toEqual({
      message: "The consumer isn't authorized to access %resources.",
      parameters: { resources: 'Magento_Cart::manage' },
    });
  });

  test('requires a session and the Ajax header for customers', async () => {
    const guest = newShopper();
    expect((await guest.call('GET', mine)).status).toBe(401);
    const shopper = await loggedIn(newShopper());
    await addToCart(shopper, lamp);
    expect((await shopper.call('GET', `${mine}/totals`)).status).toBe(200);
    expect((await shopper.call('GET', `${mine}/totals`, undefined, { Accept: 'application/json' })).status).toBe(401);
  });

  test('returns 404 for the masked id once the guest has logged in', async () => {
    const { shopper, cart } = await fullCart();
    await loggedIn(shopper);
    expect((await shopper.call('GET', `${cart}/totals`)).status).toBe(404);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded'])('refuses a body of the type %s', async (type) => {
    const { shopper, cart } = await fullCart();
    const reply = await shopper.call('POST', `${cart}/shipping-information`, shippingInformation, {
      ...xhr,
      'Content-Type': `${type}; charset=UTF-8`,
    });
    expect(reply.status).toBe(400);
    expect(reply.json).toEqual({ message: `Server cannot understand Content-Type HTTP header media type ${type}` });
  });

  test('is returned as XML if the Accept header names XML', async () => {
    const { shopper, cart } = await fullCart();
    const reply = await shopper.call('GET', `${cart}/totals`, undefined, { Accept: 'text/html,application/xml' });
    expect(reply.headers.get('content-type')).toBe('application/xml; charset=utf-8');
    expect(reply.text).toContain('<name>Bread &amp; "Patience": A Baking Course</name>');
  });

  test('is the same under every store code', async () => {
    const { shopper, cart } = await fullCart();
    for (const prefix of ['/rest/nl/V1', '/rest/en/V1', '/rest/V1']) {
      expect((await shopper.call('GET', `${cart.replace('/rest/default/V1', prefix)}/totals`)).status, prefix).toBe(
        200,
      );
    }
  });
});

describe('shipping', () => {
  test('lists the cheapest rate first, and express only within the United States', async () => {
    const { shopper, cart } = await fullCart();
    const codes = async (countryId: string) => {
      const reply = await shopper.call('POST', `${cart}/estimate-shipping-methods`, {
        address: { country_id: countryId, postcode: null },
      });
      return (reply.json as readonly unknown[]).map((rate) => at(rate, 'carrier_code'));
    };
    expect(await codes('US')).toEqual(['freeshipping', 'flatrate', 'tablerate']);
    expect(await codes('NL')).toEqual(['freeshipping', 'flatrate']);
  });

  test('returns no rates for downloads', async () => {
    const { shopper, cart } = await guestWith([course, [1]]);
    expect(
      (await shopper.call('POST', `${cart}/estimate-shipping-methods`, { address: { country_id: 'US' } })).json,
    ).toEqual([]);
  });

  test('returns 404 for an unknown carrier, with the requested codes', async () => {
    const { shopper, cart } = await fullCart();
    const reply = await shopper.call('POST', `${cart}/shipping-information`, {
      addressInformation: {
        ...shippingInformation.addressInformation,
        shipping_carrier_code: 'dove',
        shipping_method_code: 'air',
      },
    });
    expect(reply.status).toBe(404);
    expect(reply.json).toEqual({ message: 'Carrier with such method not found: %1, %2', parameters: ['dove', 'air'] });
  });

  test('accepts an incomplete address', async () => {
    const { shopper, cart } = await fullCart();
    const holes = { ...michigan, city: '', firstname: '', telephone: '' };
    const reply = await shopper.call('POST', `${cart}/shipping-information`, {
      addressInformation: { ...shippingInformation.addressInformation, shipping_address: holes, billing_address: null },
    });
    expect(reply.status).toBe(200);
  });

  test('returns status 500 and a report number for unknown keys', async () => {
    const { shopper, cart } = await fullCart();
    const reply = await shopper.call('POST', `${cart}/totals-information`, {
      addressInformation: { address: { countryId: 'US', bogus: 1 } },
    });
    expect(reply.status).toBe(500);
    expect(at(reply.json, 'message')).toMatch(
      /^Internal Error\. Details are available in Magento log file\. Report ID: webapi-[0-9a-f]{13}$/,
    );
  });

  test('an estimate does not change the cart', async () => {
    const { shopper, cart } = await fullCart();
    const estimate = await shopper.call('POST', `${cart}/totals-information`, {
      addressInformation: {
        address: { countryId: 'US', regionId: '33' },
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
      },
    });
    expect(at(estimate.json, 'tax_amount')).toBeGreaterThan(0);
    expect(at((await shopper.call('GET', `${cart}/totals`)).json, 'tax_amount')).toBe(0);
  });
});

describe('a coupon', () => {
  test('can be applied, read and removed', async () => {
    const { shopper, cart } = await fullCart();
    expect((await shopper.call('PUT', `${cart}/coupons/WELCOME10`, {})).json).toBe(true);
    expect((await shopper.call('GET', `${cart}/coupons`)).json).toBe('WELCOME10');
    expect(at((await shopper.call('GET', `${cart}/totals`)).json, 'coupon_code')).toBe('WELCOME10');
    expect((await shopper.call('DELETE', `${cart}/coupons`)).json).toBe(true);
    expect(Object.keys(Object((await shopper.call('GET', `${cart}/totals`)).json))).not.toContain('coupon_code');
  });

  test('returns 404 for an unknown code, and rejects all codes after three attempts', async () => {
    const { shopper, cart } = await fullCart();
    for (const code of ['A', 'B', 'C']) {
      const reply = await shopper.call('PUT', `${cart}/coupons/${code}`);
      expect(reply.status).toBe(404);
      expect(reply.json).toEqual({ message: "The coupon code isn't valid. Verify the code and try again." });
    }
    const refused = await shopper.call('PUT', `${cart}/coupons/WELCOME10`);
    expect(refused.status).toBe(400);
    expect(refused.headers.get('errorredirectaction')).toBe('#shipping');
  });
});

describe('a payment', () => {
  test('requires a captcha after three failures of a customer, of whatever kind', async () => {
    const shopper = await loggedIn(newShopper());
    await addToCart(shopper, lamp);
    await shopper.call('PUT', `${mine}/coupons/NOPE`);
    for (let time = 0; time < 2; time += 1) await shopper.call('POST', `${mine}/payment-information`, {});
    const pay = (letters?: string) =>
      shopper.call('POST', `${mine}/payment-information`, {}, { ...xhr, ...(letters && { 'X-Captcha': letters }) });
    expect((await pay()).json).toEqual({ message: 'Please provide CAPTCHA code and try again' });
    expect((await pay('WRONG')).json).toEqual({ message: 'Incorrect CAPTCHA' });
    const section = await shopper.call('GET', '/customer/section/load/?sections=captcha');
    expect(at(section.json, 'captcha', 'payment_processing_request', 'isRequired')).toBe(true);
  });
});

describe('a gift message', () => {
  test('is an empty list until one is saved', async () => {
    const { shopper, cart } = await fullCart();
    expect((await shopper.call('GET', `${cart}/gift-message`)).json).toEqual([]);
    const message = { sender: 'A & "B"', recipient: 'Zoë <z>', message: 'Hi <b>there</b>\nsecond line ☃' };
    expect((await shopper.call('POST', `${cart}/gift-message`, { gift_message: message })).json).toBe(true);
    expect((await shopper.call('GET', `${cart}/gift-message`)).json).toMatchObject({ ...message, customer_id: 0 });
  });

  test('is deleted by a blank text, and accepts nulls', async () => {
    const { shopper, cart } = await fullCart();
    await shopper.call('POST', `${cart}/gift-message`, { giftMessage: { sender: 'A', recipient: 'B', message: 'C' } });
    await shopper.call('POST', `${cart}/gift-message`, { giftMessage: { sender: 'A', recipient: 'B', message: ' ' } });
    expect((await shopper.call('GET', `${cart}/gift-message`)).json).toEqual([]);
    expect(
      (
        await shopper.call('POST', `${cart}/gift-message`, {
          gift_message: { sender: null, recipient: null, message: null },
        })
      ).json,
    ).toBe(true);
  });

  test('rejects missing fields, invalid JSON and DELETE', async () => {
    const { shopper, cart } = await fullCart();
    expect((await shopper.call('POST', `${cart}/gift-message`, { sender: 'A' })).json).toEqual({
      message: '"%fieldName" is required. Enter and try again.',
      parameters: { fieldName: 'giftMessage' },
    });
    expect((await shopper.call('DELETE', `${cart}/gift-message`)).json).toEqual({
      message: 'Request does not match any route.',
    });
    const response = await testShop().fetch(
      new Request(`https://shop.test${cart}/gift-message`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: '{bad',
      }),
    );
    expect([400, 404]).toContain(response.status);
  });

  test('can belong to one item, but not to a download or an unknown item', async () => {
    const { shopper, cart } = await fullCart();
    const items = (await shopper.call('GET', `${cart}/items`)).json as readonly unknown[];
    const message = { gift_message: { sender: 'S', recipient: 'R', message: 'x' } };
    expect((await shopper.call('POST', `${cart}/gift-message/${at(items, 0, 'item_id')}`, message)).json).toBe(true);
    expect((await shopper.call('POST', `${cart}/gift-message/${at(items, 2, 'item_id')}`, message)).status).toBe(400);
    const unknown = await shopper.call('POST', `${cart}/gift-message/999999`, message);
    expect(unknown.status).toBe(404);
    expect(unknown.json).toEqual({
      message: 'No product with the "%1" itemId exists in the Cart. Verify your information and try again.',
      parameters: [999999],
    });
  });
});

describe('selecting a payment method', () => {
  test('requires a shipping address', async () => {
    const { shopper, cart } = await fullCart();
    const reply = await shopper.call('POST', `${cart}/set-payment-information`, paymentBody('checkmo'));
    expect(reply.status).toBe(400);
    expect(reply.json).toEqual({ message: 'The shipping address is missing. Set the address and try again.' });
  });

  test.each([
    ['an unknown method', { paymentMethod: { method: 'nope' } }, 'The requested Payment Method is not available.'],
    ['an invalid email address', { email: 'not-an-email' }, 'Invalid email format'],
    ['a missing email address', { email: undefined }, '"%fieldName" is required. Enter and try again.'],
  ])('returns 400 for %s', async (_case, change, message) => {
    const { shopper, cart } = await guestAtPayment();
    const reply = await shopper.call('POST', `${cart}/set-payment-information`, {
      ...paymentBody('checkmo'),
      ...change,
    });
    expect(reply.status).toBe(400);
    expect(at(reply.json, 'message')).toBe(message);
  });

  test.each([{ title: 'Check' }, { __disableTmpl: { title: true } }])(
    'returns 500 for %o in the payment method',
    async (extra) => {
      const { shopper, cart } = await guestAtPayment();
      const reply = await shopper.call('POST', `${cart}/set-payment-information`, paymentBody('checkmo', extra));
      expect(reply.status).toBe(500);
    },
  );

  test('returns true for a valid method', async () => {
    const { shopper, cart } = await guestAtPayment();
    const reply = await shopper.call(
      'POST',
      `${cart}/set-payment-information`,
      paymentBody('banktransfer', { po_number: null, additional_data: null }),
    );
    expect(reply.json).toBe(true);
  });

  test("lists other methods at a total of zero, but accepts only 'free'", async () => {
    const { shopper, cart } = await guestWith([course, [1]]);
    await shopper.call('PUT', `${cart}/coupons/ONTHEHOUSE`);
    const methods = at(
      (await shopper.call('GET', `${cart}/payment-information`)).json,
      'payment_methods',
    ) as readonly unknown[];
    expect(methods.map((method) => at(method, 'code'))).toContain('free');
    expect(methods.map((method) => at(method, 'code'))).toContain('checkmo');
    expect((await shopper.call('POST', `${cart}/set-payment-information`, paymentBody('checkmo'))).status).toBe(400);
    expect((await shopper.call('POST', `${cart}/payment-information`, paymentBody('free'))).status).toBe(200);
  });
});

describe('the directory', () => {
  test('returns countries and their states, and 404 for unknown ones', async () => {
    const shopper = newShopper();
    expect(at((await shopper.call('GET', '/rest/V1/directory/countries/US')).json, 'available_regions', 0)).toEqual({
      id: '1',
      code: 'AL',
      name: 'Alabama',
    });
    const unknown = await shopper.call('GET', '/rest/V1/directory/countries/XX');
    expect(unknown.status).toBe(404);
    expect(unknown.json).toEqual({ message: "The country isn't available." });
  });

  test('returns whether an email address is available', async () => {
    const shopper = newShopper();
    const ask = (customerEmail: string) =>
      shopper.call('POST', '/rest/V1/customers/isEmailAvailable', { customerEmail });
    expect((await ask('nora@example.com')).json).toBe(false);
    expect((await ask('nobody@example.com')).json).toBe(true);
  });
});

describe.skipIf(!haveRecordings)('recorded REST replies', () => {
  const same = (actual: unknown, name: string, options = {}) =>
    expect(shapeDifferences(actual, recordedBody(name), options), name).toEqual([]);

  test('have the recorded shapes for a guest', async () => {
    const { shopper, cart } = await fullCart();
    same((await shopper.call('GET', cart)).json, '020-guest-cart');
    same((await shopper.call('GET', `${cart}/items`)).json, '021-guest-items');
    same((await shopper.call('GET', `${cart}/payment-information`)).json, '029-guest-payment-methods-before-shipping');
    same(
      (await shopper.call('POST', `${cart}/estimate-shipping-methods`, { address: { country_id: 'US' } })).json,
      '024-guest-estimate-shipping',
    );
    const estimate = {
      addressInformation: {
        address: { countryId: 'US', regionId: '33' },
        shipping_method_code: 'flatrate',
        shipping_carrier_code: 'flatrate',
      },
    };
    same((await shopper.call('POST', `${cart}/totals-information`, estimate)).json, '027-guest-totals-information');
    same(
      (await shopper.call('POST', `${cart}/shipping-information`, shippingInformation)).json,
      '033-guest-shipping-information',
    );
    await shopper.call('PUT', `${cart}/coupons/WELCOME10`);
    same((await shopper.call('GET', `${cart}/totals`)).json, '052-guest-totals-with-coupon');
  });

  test('have the recorded shapes for a customer', async () => {
    const shopper = await loggedIn(newShopper());
    await addToCart(shopper, lamp);
    await addToCart(shopper, notebook);
    await addToCart(shopper, course, { 'links[]': [1, 2, 3] });
    same((await shopper.call('GET', mine)).json, '083-mine-cart');
    same((await shopper.call('GET', `${mine}/totals`)).json, '084-mine-totals');
    await shopper.call('PUT', `${mine}/coupons/WELCOME10`);
    same(
      (await shopper.call('POST', `${mine}/shipping-information`, shippingInformation)).json,
      '096-mine-shipping-information',
    );
  });

  test('have the recorded shape for a cart of downloads', async () => {
    const { shopper, cart } = await guestWith([course, [1, 2, 3]]);
    await shopper.call('POST', `${cart}/set-payment-information`, paymentBody('checkmo'));
    same((await shopper.call('GET', `${cart}/payment-information`)).json, '009-b-virtual-payment-information');
  });

  test('fail with the recorded status and message', async () => {
    const { shopper, cart } = await guestAtPayment();
    const cases: readonly (readonly [string, string, string, unknown?])[] = [
      ['022-guest-cart-badid', 'GET', `${guests}/nonexistentmaskedid00000000000000/totals`],
      ['068-mine-as-guest-401', 'GET', mine],
      ['033-b-mine-foreign-numeric-cart', 'GET', '/rest/default/V1/carts/1/totals'],
      ['014-b-agreements-rest', 'GET', '/rest/default/V1/carts/licence'],
      ['015-b-store-config-401', 'GET', '/rest/default/V1/store/storeConfigs'],
      ['016-b-products-401', 'GET', '/rest/default/V1/products/AF-DL-01'],
      ['020-b-unknown-route', 'GET', '/rest/default/V1/nope'],
      ['019-b-directory-countries-unknown', 'GET', '/rest/default/V1/directory/countries/XX'],
      ['026-guest-estimate-shipping-missing', 'POST', `${cart}/estimate-shipping-methods`, {}],
      ['054-guest-coupon-bad-repeat1', 'PUT', `${cart}/coupons/WRONG1`],
      ['058-guest-set-payment-unknown-method', 'POST', `${cart}/set-payment-information`, paymentBody('nope')],
      ['063-guest-payment-no-agreements', 'POST', `${cart}/payment-information`, paymentBody('checkmo', {}, [])],
      ['064-guest-payment-po-no-number', 'POST', `${cart}/payment-information`, paymentBody('purchaseorder')],
      ['065-guest-payment-free-nonzero', 'POST', `${cart}/payment-information`, paymentBody('free')],
      [
        '011-b-virtual-pay-missing-billing-fields',
        'POST',
        `${cart}/payment-information`,
        { ...paymentBody('checkmo'), billingAddress: { countryId: 'US' } },
      ],
    ];
    for (const [name, method, path, body] of cases) {
      const reply = await shopper.call(method, path, body);
      expect(reply.status, name).toBe(recordedStatus(name));
      expect(reply.json, name).toEqual(recordedBody(name));
    }
  });

  test('have the recorded shape for countries', async () => {
    same(
      (await newShopper().call('GET', '/rest/default/V1/directory/countries/US', undefined, xhr)).json,
      '067-directory-countries',
    );
  });
});
