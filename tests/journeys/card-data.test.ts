import type { Page, Route } from 'playwright';
import { expect, test } from 'vitest';
import { agree, bringToPayment, choose, lookAround, successPage, typeCard } from './steps';
import { allDrawn, visit, withBrowser } from './visit';

// During every journey a watch checks that no card data leaks. These tests check the watch itself, and further cases.

withBrowser();

const CODE = '739';

const ways = {
  acmepay: { number: '4111111111111111', carrier: /\/payment-information$/ },
  harborpay: { number: '4111111111111111', carrier: /^http:\/\/localhost:\d+\/link$/ },
};
type Way = keyof typeof ways;
const both = Object.keys(ways) as Way[];

/** A shopper who has typed a card and only needs to press the button. */
async function withCard(way: Way, number = ways[way].number) {
  const shopper = await visit();
  const { page } = shopper;
  await bringToPayment(shopper);
  await allDrawn(page);
  const section = await choose(page, way);
  await agree(section);
  await typeCard(section, number, CODE);
  await lookAround(page);
  await section.getByLabel('Card Verification Number').fill(CODE);
  return { ...shopper, section, button: section.locator('.shop-place-order > button') };
}

const messages = (page: Page) => page.locator('shop-messages [data-shop-root] .error');

/** All ways in which a page could leak a card. */
const leaks: [where: string, leak: (text: string) => void][] = [
  ['an attribute', (text) => document.body.setAttribute('data-card', text)],
  [
    'an attribute of a field that is added and removed',
    (text) => {
      const field = document.createElement('input');
      field.setAttribute('value', text);
      document.body.append(field);
      field.remove();
    },
  ],
  [
    'an attribute that is removed at once',
    (text) => {
      document.body.setAttribute('data-card', text);
      document.body.setAttribute('data-card', '');
    },
  ],
  ['a text', (text) => document.body.append(text)],
  ['an event’s detail', (text) => document.body.dispatchEvent(new CustomEvent('shop-x', { detail: { card: [text] } }))],
  ['a message', (text) => window.postMessage({ text }, location.origin)],
  ['the console', (text) => console.debug('settings', { card: { text } })],
  [
    'an error',
    (text) =>
      setTimeout(() => {
        throw new Error(text);
      }),
  ],
  ['a rejection', (text) => void Promise.reject(new Error(text))],
  [
    'localStorage, for a moment',
    (text) => {
      localStorage.setItem('card', text);
      localStorage.removeItem('card');
    },
  ],
  ['sessionStorage, by its property', (text) => Object.assign(sessionStorage, { card: text })],
  ['a cookie', (text) => Object.assign(document, { cookie: `card=${encodeURIComponent(text)}` })],
  ['the URL', (text) => history.replaceState(null, '', `?card=${encodeURIComponent(text)}`)],
  ['the history state', (text) => history.pushState({ text }, '')],
  ['a request URL', (text) => void fetch(`/nowhere?${text}`)],
  ['a request body', (text) => void fetch('/nowhere', { method: 'POST', body: new URLSearchParams({ text }) })],
  ['a beacon', (text) => void navigator.sendBeacon('/nowhere', JSON.stringify({ text }))],
  ['an image URL', (text) => Object.assign(new Image(), { src: `/nowhere.png?${text.replaceAll(' ', '+')}` })],
  ['the window’s name', (text) => Object.assign(window, { name: text })],
];

test.each(leaks)('the watch finds a card number and a verification number in %s', async (_, leak) => {
  const { page, cards } = await visit();
  await page.goto('/contact/');
  await page.evaluate(() => {
    for (const kind of ['number', 'csc'] as const) {
      document.body.append(Object.assign(document.createElement('input'), { autocomplete: `cc-${kind}`, id: kind }));
    }
  });
  await page.locator('#number').pressSequentially('4111 1111 1111 1111');
  await page.locator('#csc').fill(CODE);
  expect(await cards.takeLeaks()).toEqual([]);
  for (const [text, digits] of [
    ['4111 1111 1111 1111', '41111111'],
    [`code ${CODE}.`, CODE],
  ] as const) {
    await page.evaluate(leak, text);
    await expect.poll(async () => (await cards.takeLeaks()).join()).toContain(`${digits} in`);
  }
  await page.goto('about:blank');
  await page.context().clearCookies();
  await cards.takeLeaks();
});

test.each(both)('a card for %s is in one request, and not on any later page', async (way) => {
  const { page, button, cards, orders, problems } = await withCard(way);
  await button.click();
  await page.waitForURL(successPage);
  expect(cards.carriers()).toEqual([expect.stringMatching(ways[way].carrier)]);
  await page.goto('/checkout/cart/');
  await allDrawn(page);
  expect(await orders()).toHaveLength(1);
  expect(problems).toEqual([]);
});

test.each(both)('a card form for %s that crashes while rendering leaks nothing', async (way) => {
  const { page, section } = await withCard(way);
  await page.evaluate(() => {
    for (const make of ['createElement', 'createElementNS']) {
      Reflect.set(document, make, () => {
        throw new Error('no elements today');
      });
    }
  });
  const form = section.locator('shop-cc-form, shop-iframe-gateway');
  await form.evaluate((element) => element.setAttribute('data-holder-name', ''));
  await expect.poll(() => form.getAttribute('data-state')).toBe('error');
  await page.evaluate(() => window.ShopElements?.doctor());
});

/** Replies that don't confirm an order. */
const failures: [what: string, answer: (route: Route) => Promise<void>][] = [
  ['an error', (route) => route.fulfill({ status: 500, json: { message: 'Internal Error. Report ID: webapi-1' } })],
  ['a page', (route) => route.fulfill({ contentType: 'text/html', body: '<h1>Customer Login</h1>' })],
  ['half a reply', (route) => route.fulfill({ contentType: 'application/json', body: '{"success":tru' })],
  ['nothing', (route) => route.abort()],
  [
    'the request itself',
    (route) => route.fulfill({ status: 400, json: { message: route.request().postData() ?? '' } }),
  ],
];

test.each(failures.slice(0, 4).flatMap(([what, answer]) => both.map((way) => [way, what, answer] as const)))(
  'a card for %s does not leak when the shop replies to the order with %s',
  async (way, _, answer) => {
    const { page, button, cards } = await withCard(way);
    await page.route('**/payment-information', answer);
    await button.click();
    await messages(page).first().waitFor();
    await lookAround(page);
    expect(cards.carriers()).toEqual([expect.stringMatching(ways[way].carrier)]);
  },
);

test.each(failures)(
  'the payment service is not called when the shop replies to the order with %s',
  async (_, answer) => {
    const { page, button, cards } = await withCard('harborpay');
    await page.route('**/requestSecureToken/', answer);
    await button.click();
    await messages(page).first().waitFor();
    await lookAround(page);
    expect(cards.carriers()).toEqual([]);
  },
);

test.each([
  ['declines', '4000000000000002'],
  ['asks the bank', '4000000000003220'],
  ['sends an untrustworthy reply', '4000000000005001'],
  ['never replies', '4000000000004046'],
])('a payment service that %s is the only one to get the card', async (_, number) => {
  const { page, button, cards } = await withCard('harborpay', number);
  const paid = page.waitForResponse(/\/link$/);
  await button.click();
  await (await paid).finished();
  await lookAround(page);
  expect(cards.carriers()).toEqual([expect.stringMatching(ways.harborpay.carrier)]);
});

test.each(both)('a page validator that never settles keeps the card for %s in its form', async (way) => {
  const { page, button, cards } = await withCard(way);
  await page.clock.install();
  await page.evaluate(() => window.ShopElements?.validators.add(() => new Promise(() => {})));
  await button.click();
  await page.clock.fastForward(61_000);
  await messages(page).first().waitFor();
  await lookAround(page);
  expect(cards.carriers()).toEqual([]);
});
