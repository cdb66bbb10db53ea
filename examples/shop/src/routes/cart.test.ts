import { describe, expect, test } from 'vitest';
import { haveRecordings, recordedBody } from '../testing/recordings';
import { shapeDifferences } from '../testing/same-shape';
import {
  addToCart,
  at,
  course,
  courseLinks,
  globalsOf,
  lamp,
  newShopper,
  notebook,
  teapot,
  xhr,
} from '../testing/shopper';

async function cartSection(shopper: ReturnType<typeof newShopper>): Promise<unknown> {
  return at((await shopper.call('GET', '/customer/section/load/?sections=cart')).json, 'cart');
}

describe('adding to the cart', () => {
  test('returns an empty list for Ajax requests', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const reply = await addToCart(shopper, lamp, { qty: 2 });
    expect(reply.status).toBe(200);
    expect(reply.json).toEqual([]);
    expect(at(await cartSection(shopper), 'summary_count')).toBe(2);
  });

  test('redirects a form to the page that posted it', async () => {
    const shopper = newShopper();
    await shopper.visit('/desk.html?color=21');
    const reply = await shopper.post(`/checkout/cart/add/product/${lamp}/`, { product: lamp });
    expect(reply.status).toBe(302);
    expect(reply.headers.get('location')).toBe('https://shop.test/desk.html?color=21');
  });

  test('never redirects to another site', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const elsewhere = btoa('https://evil.test/').replaceAll('=', ',');
    const reply = await shopper.post(`/checkout/cart/add/uenc/${elsewhere}/product/${lamp}/`, { product: lamp });
    expect(reply.headers.get('location')).toBe('https://shop.test/');
  });

  test("returns a course's URL and shows a message if no lesson is selected", async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    const reply = await addToCart(shopper, course);
    expect(reply.json).toEqual({ backUrl: 'https://shop.test/bread-patience-a-baking-course.html' });
    expect(await shopper.toldOn('/')).toEqual(['Please specify product link(s).']);
  });

  test('rejects a sold-out product', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    expect((await addToCart(shopper, teapot)).json).toEqual({ backUrl: 'https://shop.test/teapot-for-two.html' });
    expect(await shopper.toldOn('/')).toEqual(['Product that you are trying to add is not available.']);
  });

  test('rejects a quantity above the maximum', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp, { qty: 101 });
    expect(await shopper.toldOn('/')).toEqual(['The requested qty exceeds the maximum qty allowed in shopping cart']);
  });

  test('merges equal items into one line, and adds a line for a course with other lessons', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    await addToCart(shopper, lamp);
    await addToCart(shopper, course, { 'links[]': [courseLinks[0]] });
    await addToCart(shopper, course, { 'links[]': [courseLinks[0], courseLinks[1]] });
    expect(at(await cartSection(shopper), 'items', 'length')).toBe(3);
  });

  test('accepts a form key created by the browser, if cookie and form match', async () => {
    const shopper = newShopper();
    shopper.cookies.write('form_key', 'AAAABBBBCCCCDDDD');
    expect((await addToCart(shopper, lamp)).json).toEqual([]);
  });
});

describe('the cart page', () => {
  test('changes quantities, removes lines and empties the cart with plain forms', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    await addToCart(shopper, notebook);
    const ids = (at(await cartSection(shopper), 'items') as readonly unknown[]).map((item) =>
      String(at(item, 'item_id')),
    );
    await shopper.post('/checkout/cart/updatePost/', { [`cart[${ids[0]}][qty]`]: 4, update_cart_action: 'update_qty' });
    expect(at(await cartSection(shopper), 'summary_count')).toBe(5);
    await shopper.post('/checkout/cart/delete/', { id: ids[0] ?? '' });
    expect(at(await cartSection(shopper), 'summary_count')).toBe(1);
    await shopper.post('/checkout/cart/updatePost/', { update_cart_action: 'empty_cart' });
    expect(at(await cartSection(shopper), 'summary_count')).toBe(0);
  });

  test('applies and removes a coupon, and shows a message for an invalid one', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    await shopper.visit('/checkout/cart/');
    await shopper.post('/checkout/cart/couponPost/', { coupon_code: 'no"<x>', remove: 0 });
    expect(await shopper.toldOn('/checkout/cart/')).toEqual([
      'The coupon code &quot;no&quot;&lt;x&gt;&quot; is not valid.',
    ]);
    await shopper.post('/checkout/cart/couponPost/', { coupon_code: ' welcome10 ', remove: 0 });
    expect(await shopper.toldOn('/checkout/cart/')).toEqual(['You used coupon code &quot;WELCOME10&quot;.']);
    await shopper.post('/checkout/cart/couponPost/', { coupon_code: 'WELCOME10', remove: [0, 1] });
    expect(await shopper.toldOn('/checkout/cart/')).toEqual(['You canceled the coupon code.']);
  });

  test('redirects scripts back to their page after they save a gift message', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    const leadsTo = async (page: string) => {
      await shopper.visit(page);
      const reply = await shopper.call('GET', `/checkout/cart/updatePost?form_key=${shopper.formKey()}&cart[]`);
      return reply.headers.get('location');
    };
    expect(await leadsTo('/checkout/cart/')).toBe('https://shop.test/checkout/cart/');
    expect(await leadsTo('/checkout/?step=address')).toBe('https://shop.test/checkout/?step=address');
    expect(at(await cartSection(shopper), 'summary_count')).toBe(1);
  });

  test('contains the gift settings, with true for an order without a message', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    const gift = globalsOf((await shopper.visit('/checkout/cart/config.js')).text)['giftOptionsConfig'];
    expect(at(gift, 'giftMessage', 'orderLevel')).toBe(true);
    expect(at(gift, 'isItemLevelGiftOptionsEnabled')).toBe(true);
  });

  test('links to the page of a course, with the selected lessons checked', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, course, { 'links[]': [courseLinks[1]] });
    const url = String(at(await cartSection(shopper), 'items', 0, 'configure_url'));
    const page = await shopper.visit(new URL(url).pathname);
    expect(page.text).toMatch(/id="links_2" name="links\[\]" value="2" checked/);
    expect(page.text).not.toMatch(/id="links_1" name="links\[\]" value="1" checked/);
  });
});

describe('the minicart', () => {
  test('changes a quantity, and returns an error for an unknown item', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    const id = String(at(await cartSection(shopper), 'items', 0, 'item_id'));
    expect((await shopper.post('/checkout/sidebar/updateItemQty', { item_id: id, item_qty: 3 }, xhr)).json).toEqual({
      success: true,
    });
    const unknown = await shopper.post('/checkout/sidebar/updateItemQty', { item_id: 999, item_qty: 3 }, xhr);
    expect(unknown.json).toEqual({
      success: false,
      error_message: "The quote item isn't found. Verify the item and try again.",
    });
    if (haveRecordings) expect(unknown.json).toEqual(recordedBody('017-sidebar-updateItemQty-bad'));
  });
});

test.skipIf(!haveRecordings)('replies to adding a product have the recorded shapes', async () => {
  const shopper = newShopper();
  await shopper.visit('/');
  expect((await addToCart(shopper, lamp)).json).toEqual(recordedBody('003-add-simple-ajax'));
  const noLinks = (await addToCart(shopper, course)).json;
  expect(shapeDifferences(noLinks, recordedBody('006-add-downloadable-nolinks-ajax'))).toEqual([]);
});
