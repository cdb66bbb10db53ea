import { describe, expect, test } from 'vitest';
import { haveRecordings, recordedBody } from '../testing/recordings';
import { addToCart, at, lamp, loggedIn, newShopper, notebook, testShop, xhr } from '../testing/shopper';

const nora = { username: 'nora@example.com', password: 'Meadow-42' };

describe('logging in', () => {
  test('returns success for Ajax requests, removes the form key and renews the session id', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const before = shopper.cookies.read('PHPSESSID');
    const reply = await shopper.call('POST', '/customer/ajax/login', nora);
    expect(reply.json).toEqual({ errors: false, message: 'Login successful.' });
    expect(shopper.cookies.read('form_key')).toBeUndefined();
    expect(shopper.cookies.read('PHPSESSID')).not.toBe(before);
    if (haveRecordings) expect(reply.json).toEqual(recordedBody('030-b-ajax-login-ok'));
  });

  test('returns an error with status 200 for a wrong password', async () => {
    const reply = await newShopper().call('POST', '/customer/ajax/login', { ...nora, password: 'wrong' });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual({ errors: true, message: 'Invalid login or password.' });
    if (haveRecordings) expect(reply.json).toEqual(recordedBody('072-ajax-login-bad'));
  });

  test('returns 400 without the Ajax header', async () => {
    expect((await newShopper().call('POST', '/customer/ajax/login', nora, {})).status).toBe(400);
  });

  test("merges a guest’s cart with the customer's previous one", async () => {
    const shop = testShop();
    const first = await loggedIn(newShopper(shop));
    await addToCart(first, lamp);
    const second = newShopper(shop);
    await second.visit('/');
    await addToCart(second, notebook);
    await loggedIn(second);
    const { text } = await second.visit('/checkout/cart/');
    expect(text).toContain('Halden Desk Lamp');
    expect(text).toContain('Field Notebook');
  });

  test('requires a captcha after three failures', async () => {
    const shopper = newShopper();
    await shopper.visit('/customer/account/login/');
    for (let time = 0; time < 3; time += 1) {
      await shopper.post('/customer/account/loginPost/', {
        'login[username]': nora.username,
        'login[password]': 'wrong',
      });
    }
    const { text } = await shopper.visit('/customer/account/login/');
    const picture = /src="(\/media\/captcha\/base\/[0-9a-f]+\.svg)"/.exec(text)?.[1] ?? '';
    const { text: drawn } = await shopper.visit(picture);
    const word = Array.from(drawn.matchAll(/<text [^>]*>(\w)<\/text>/g), (match) => match[1]).join('');
    const section = await shopper.call('GET', '/customer/section/load/?sections=captcha');
    expect(at(section.json, 'captcha', 'user_login', 'isRequired')).toBe(true);
    expect((await shopper.call('POST', '/customer/ajax/login', nora)).json).toEqual({
      errors: true,
      message: 'Incorrect CAPTCHA',
    });
    // The attempt used up the captcha, whatever the answer.
    const { json } = await shopper.call('POST', '/captcha/refresh/', { formId: 'user_login' });
    const next = await shopper.visit(new URL(String(at(json, 'imgSrc'))).pathname);
    const fresh = Array.from(next.text.matchAll(/<text [^>]*>(\w)<\/text>/g), (match) => match[1]).join('');
    expect(fresh).not.toBe(word);
    const right = await shopper.call('POST', '/customer/ajax/login', {
      ...nora,
      captcha_string: fresh.toLowerCase(),
      captcha_form_id: 'user_login',
    });
    expect(right.json).toEqual({ errors: false, message: 'Login successful.' });
  });
});

describe('an account', () => {
  test('can be created, used and logged out of', async () => {
    const shopper = newShopper();
    await shopper.visit('/customer/account/create/');
    const form = {
      firstname: 'A<b>',
      lastname: 'B',
      email: 'new@example.com',
      password: 'long enough',
      password_confirmation: 'long enough',
    };
    const made = await shopper.post('/customer/account/createpost/', form);
    expect(made.headers.get('location')).toBe('https://shop.test/customer/account/');
    expect((await shopper.visit('/customer/account/')).text).toContain('A&lt;b&gt; B');
    shopper.cookies.write('mage-cache-sessid', 'true');
    const left = await shopper.visit('/customer/account/logout/');
    expect(left.headers.get('location')).toBe('https://shop.test/customer/account/logoutSuccess/');
    // Makes the browser forget the private content that it has stored.
    expect(shopper.cookies.read('mage-cache-sessid')).toBeUndefined();
    expect((await shopper.visit('/customer/account/')).headers.get('location')).toBe(
      'https://shop.test/customer/account/login/',
    );
  });

  test.each([
    [{ password: 'short', password_confirmation: 'short' }, 'A password needs at least 8 characters.'],
    [{ password_confirmation: 'something else' }, 'Passwords don&#39;t match.'],
    [{ email: 'nora@example.com' }, 'There is already an account with this email address.'],
    [{ email: 'nobody' }, 'Please enter a valid email address'],
  ])('is not created with %o', async (change, message) => {
    const shopper = newShopper();
    await shopper.visit('/customer/account/create/');
    const form = {
      firstname: 'A',
      lastname: 'B',
      email: 'x@example.com',
      password: 'long enough',
      password_confirmation: 'long enough',
    };
    const reply = await shopper.post('/customer/account/createpost/', { ...form, ...change });
    expect(reply.status).toBe(400);
    expect(reply.text).toContain(message);
  });
});

describe('small endpoints', () => {
  test('a captcha can be reloaded by form and by JSON', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const byForm = await shopper.post('/captcha/refresh/', { formId: 'user_create' }, xhr);
    const byJson = await shopper.call('POST', '/captcha/refresh/', { formId: 'user_create' });
    for (const { json } of [byForm, byJson]) {
      expect(String(at(json, 'imgSrc'))).toMatch(/^https:\/\/shop\.test\/media\/captcha\/base\/[0-9a-f]{32}\.svg$/);
    }
    expect((await shopper.visit(new URL(String(at(byForm.json, 'imgSrc'))).pathname)).status).toBe(404);
    expect((await shopper.visit(new URL(String(at(byJson.json, 'imgSrc'))).pathname)).status).toBe(200);
  });

  test('a captcha request without a form id returns an HTML error page', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const reply = await shopper.post('/captcha/refresh/', {}, xhr);
    expect(reply.status).toBe(500);
    expect(reply.headers.get('content-type')).toMatch(/^text\/html/);
    expect(reply.text).toContain('There has been an error processing your request');
  });

  test('cookies can be allowed without scripts', async () => {
    const shopper = newShopper();
    expect((await shopper.visit('/desk.html')).text).toMatch(/<shop-cookie-notice [^>]*data-website-id="1">/);
    const reply = await shopper.post('/cookie/index/allow/');
    expect(reply.headers.get('location')).toBe('https://shop.test/desk.html');
    expect(shopper.cookies.read('user_allowed_save_cookie')).toBe('{"1":1}');
    expect((await shopper.visit('/desk.html')).text).toMatch(/<shop-cookie-notice [^>]*data-website-id="1" hidden>/);
  });

  test('cookies can be refused without scripts', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html');
    await shopper.post('/cookie/index/allow/', { answer: 'refuse' });
    expect(shopper.cookies.read('user_allowed_save_cookie')).toBe('{"1":0}');
    expect((await shopper.visit('/desk.html')).text).toMatch(/<shop-cookie-notice [^>]*data-website-id="1" hidden>/);
  });

  test('rejects instant purchases by guests, like Magento', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const section = await shopper.call('GET', '/customer/section/load?sections=instant-purchase');
    expect(section.json).toMatchObject({ 'instant-purchase': { available: false } });
    const reply = await shopper.post('/instantpurchase/button/placeOrder', {}, xhr);
    expect(reply.json).toEqual({
      response: 'Something went wrong while processing your order. Please try again later.',
    });
    if (haveRecordings) expect(reply.json).toEqual(recordedBody('110-instantpurchase-button'));
  });

  test('test endpoints exist only if they are enabled', async () => {
    expect((await newShopper(testShop({ testRoutes: false })).visit('/__test__/orders')).status).toBe(404);
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    await shopper.call('POST', '/__test__/reset');
    expect((await shopper.visit('/checkout/cart/')).text).toContain('You have no items in your shopping cart.');
  });
});
