import { describe, expect, test } from 'vitest';
import { haveRecordings, recordedBody } from '../testing/recordings';
import { shapeDifferences } from '../testing/same-shape';
import { addToCart, at, course, courseLinks, lamp, loggedIn, newShopper, notebook } from '../testing/shopper';

const load = async (shopper: ReturnType<typeof newShopper>, names: string) =>
  (
    await shopper.call(
      'GET',
      `/customer/section/load/?sections=${encodeURIComponent(names)}&force_new_section_timestamp=false`,
    )
  ).json;

describe('sections', () => {
  test('an unknown name fails the whole call, with an escaped message', async () => {
    const shopper = newShopper();
    const reply = await shopper.call('GET', '/customer/section/load/?sections=cart,nope');
    expect(reply.status).toBe(400);
    expect(reply.json).toEqual({ message: 'The &quot;nope&quot; section source isn&#039;t supported.' });
  });

  test('an asterisk is rejected, and a request without names returns every section', async () => {
    const shopper = newShopper();
    expect((await shopper.call('GET', '/customer/section/load/?sections=*')).status).toBe(400);
    expect(Object.keys(Object((await shopper.call('GET', '/customer/section/load/')).json))).toContain('wishlist');
  });

  test('each section contains the time when it was read', async () => {
    const shopper = newShopper();
    expect(at(await load(shopper, 'cart'), 'cart', 'data_id')).toBe(1795257000);
  });

  test('the cart lists the newest item first, with an escaped name and its options as they are', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, lamp);
    await addToCart(shopper, course, { 'links[]': [courseLinks[0], courseLinks[1]] });
    const cart = at(await load(shopper, 'cart'), 'cart');
    expect(at(cart, 'items', 0, 'product_name')).toBe('Bread &amp; &quot;Patience&quot;: A Baking Course');
    expect(at(cart, 'items', 0, 'options', 0, 'value', 0)).toBe('Lesson 1: The starter <day 1 to 7>');
    expect(at(cart, 'items', 0, 'product_image', 'alt')).toBe('Bread & "Patience": A Baking Course');
    expect(at(cart, 'subtotalAmount')).toBe('115.5000');
    // The row's price includes the fee, the value excludes it.
    expect(at(cart, 'items', 1, 'product_price_value')).toBe(89);
    expect(at(cart, 'items', 1, 'product_price')).toContain('$91.50');
    expect(at(cart, 'items', 1, 'product_price')).toContain('data-label="Recycling&#x20;fee"');
  });

  test('the amount of an empty cart is null', async () => {
    const cart = at(await load(newShopper(), 'cart'), 'cart');
    expect(at(cart, 'subtotalAmount')).toBeNull();
    expect(at(cart, 'items')).toEqual([]);
  });

  test('a customer has an escaped name, a guest none', async () => {
    const shopper = newShopper();
    expect(Object.keys(Object(at(await load(shopper, 'customer'), 'customer')))).toEqual(['data_id']);
    await loggedIn(shopper);
    expect(at(await load(shopper, 'customer'), 'customer')).toMatchObject({
      fullname: 'Nora O&#039;Brien-Sæther',
      firstname: 'Nora',
      websiteId: '1',
    });
  });

  test("prices have the format of the shopper's language", async () => {
    const shopper = newShopper();
    await shopper.visit('/?___store=nl');
    await addToCart(shopper, notebook);
    expect(at(await load(shopper, 'cart'), 'cart', 'subtotal')).toBe('<span class="price">$\u00a014,00</span>');
  });
});

describe.skipIf(!haveRecordings)('recorded sections', () => {
  test('have the same shape for a guest with a full cart', async () => {
    const shopper = newShopper();
    await shopper.visit('/');
    await addToCart(shopper, course, { 'links[]': [courseLinks[0], courseLinks[1]] });
    await addToCart(shopper, notebook);
    await addToCart(shopper, lamp);
    const recorded = recordedBody('013-sections-known-guest');
    const mine = await load(shopper, Object.keys(Object(recorded)).join(','));
    expect(shapeDifferences(mine, recorded, { ignore: ['directory-data'] })).toEqual([]);
    expect(
      shapeDifferences(at(mine, 'directory-data', 'US'), at(recorded, 'directory-data', 'US'), { maps: ['regions'] }),
    ).toEqual([]);
  });

  test('have the same shape for a customer, and after an order', async () => {
    const shopper = await loggedIn(newShopper());
    await addToCart(shopper, lamp);
    await shopper.post('/wishlist/index/add/', { product: lamp });
    const recorded = recordedBody('036-b-sections-after-order');
    const mine = await load(shopper, Object.keys(Object(recorded)).join(','));
    // This customer has a saved card; the recorded one had none.
    expect(shapeDifferences(mine, recorded, { ignore: ['instant-purchase'] })).toEqual([]);
  });

  test('fail with the recorded messages', async () => {
    const reply = await newShopper().call('GET', '/customer/section/load/?sections=nope');
    expect(reply.json).toEqual(recordedBody('014-sections-unknown'));
  });
});
