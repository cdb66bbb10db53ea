import { documentCookies } from '@shop-elements/example-shop/cookies';
import { createShopFetch } from '@shop-elements/example-shop/in-page';
import { createShop } from '@shop-elements/example-shop/shop';
import { memoryStore } from '@shop-elements/example-shop/store';

const sources = import.meta.glob<string>('../examples/shop/templates/**/*.liquid', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const templates = Object.fromEntries(
  Object.keys(sources).map((file) => [file.replace(/^.*\/templates\/|\.liquid$/g, ''), sources[file] ?? '']),
);

const cookies = documentCookies(document);

/** Whether the visitor has reached the checkout. Simulated failures start only then. */
let isThere = false;

/** The example shop itself, inside the story's page: its own handlers answer all requests of the elements. */
export const shopFetch = createShopFetch(createShop({ store: memoryStore(), templates }), {
  cookies,
  page: () => (isThere ? location.href : `${location.origin}${location.pathname}`),
});

const lamp = '101';

/** The form key of every story's visitor, so that markup can include it in forms. */
export const formKey = 'aFormKeyOfAStory';

/**
 * Takes a guest to the payment step: a lamp in the cart, an address and a carrier. Then sets the data of a checkout page on
 * `window`, such as `checkoutConfig`.
 */
export async function goToCheckout(): Promise<void> {
  isThere = false;
  cookies.write('form_key', formKey);
  await shopFetch('/');
  const cart = new URLSearchParams({ product: lamp, qty: '1', form_key: formKey });
  await shopFetch(`/checkout/cart/add/product/${lamp}/`, { method: 'POST', body: cart, headers });
  await printConfig();
  await shopFetch(`/rest/default/V1/guest-carts/${printedQuote().entity_id}/shipping-information`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ addressInformation: { shipping_address: address, billing_address: address, ...carrier } }),
  });
  await printConfig();
  // Like Luma's checkout, after a guest has entered it.
  printedQuote().customer_email = address.email;
  // Removes the message about the lamp in the cart, which no story shows.
  await shopFetch('/customer/section/load/?sections=messages');
  cookies.remove('mage-messages');
  isThere = true;
}

const headers = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };
const carrier = { shipping_carrier_code: 'flatrate', shipping_method_code: 'flatrate' };
const address = {
  email: 'ann@example.com',
  firstname: 'Ann',
  lastname: 'de Wit',
  street: ['1 Quay Street'],
  city: 'Porthaven',
  postcode: '1012 LG',
  countryId: 'NL',
  telephone: '+31 20 123 4567',
};

/** The shop sends it as a script; this parses its lines `window.name = {…};` instead of running them. */
async function printConfig(): Promise<void> {
  const script = await (await shopFetch('/checkout/cart/config.js')).text();
  for (const [, name = '', json = ''] of script.matchAll(/^window\.(\w+) = (.*);$/gm)) {
    Reflect.set(window, name, JSON.parse(json));
  }
}

interface PrintedQuote {
  entity_id: string;
  customer_email: string;
}

function printedQuote(): PrintedQuote {
  return (Reflect.get(window, 'checkoutConfig') as { quoteData: PrintedQuote }).quoteData;
}

/**
 * Logs in the shop's demo customer, who has saved cards.
 * @returns logs her out again
 */
export async function logIn(): Promise<() => Promise<void>> {
  await shopFetch('/customer/ajax/login', {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'nora@example.com', password: 'Meadow-42' }),
  });
  return async () => void (await shopFetch('/customer/account/logout/'));
}

/**
 * Logs in the administrator as that customer.
 * @returns ends the session
 */
export async function logInAsCustomer(): Promise<() => Promise<void>> {
  await shopFetch('/');
  const body = new URLSearchParams({ form_key: cookies.read('form_key') ?? '' });
  await shopFetch('/admin/login-as-customer/', { method: 'POST', body });
  return async () => void (await shopFetch('/customer/account/logout/'));
}
