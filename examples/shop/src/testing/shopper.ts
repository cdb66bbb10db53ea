import { fileURLToPath } from 'node:url';
import { type CookieJar, mapCookies } from '../cookies';
import { readTemplates } from '../disk-templates';
import { createShopFetch } from '../in-page';
import { createShop, type Shop, type ShopOptions } from '../shop';
import { memoryStore } from '../store';

const templates = readTemplates(fileURLToPath(new URL('../../templates', import.meta.url)));

export const origin = 'https://shop.test';
export const xhr = { 'X-Requested-With': 'XMLHttpRequest', Accept: 'application/json' };

/** The time at which all tests take place. */
export const testNow = new Date('2026-11-21T10:30:00Z');

export function testShop(options: Partial<ShopOptions> = {}): Shop {
  return createShop({ store: memoryStore(), templates, now: () => testNow, testRoutes: true, ...options });
}

interface Reply {
  status: number;
  headers: Headers;
  text: string;
  json: unknown;
}

type Fields = Readonly<Record<string, string | number | readonly (string | number)[]>>;

/** A simulated browser: stores cookies, knows the open page, posts forms with their key. */
export interface Shopper {
  cookies: CookieJar;
  visit(path: string, headers?: Record<string, string>): Promise<Reply>;
  /** Posts a form of the open page, and follows the response. */
  post(path: string, fields?: Fields, headers?: Record<string, string>): Promise<Reply>;
  /** A script's request. */
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
  /** The messages that the next page shows. */
  toldOn(path: string): Promise<string[]>;
  formKey(): string;
}

export function newShopper(shop: Shop = testShop(), cookies = mapCookies()): Shopper {
  let page = `${origin}/`;
  const fetch = createShopFetch(shop, { cookies, page: () => page });

  const send = async (path: string, init: RequestInit): Promise<Reply> => {
    const response = await fetch(new URL(path, page), { redirect: 'manual', ...init });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, json: parsed(text) };
  };

  const shopper: Shopper = {
    cookies,
    async visit(path, headers = {}) {
      page = new URL(path, origin).href;
      return send(page, { headers: { Accept: 'text/html', ...headers } });
    },
    post(path, fields = {}, headers = {}) {
      const form = new URLSearchParams();
      for (const [name, value] of Object.entries({ form_key: shopper.formKey(), ...fields })) {
        for (const entry of Array.isArray(value) ? value : [value]) form.append(name, String(entry));
      }
      return send(path, { method: 'POST', body: form, headers: { Accept: 'text/html', ...headers } });
    },
    call(method, path, body, headers = xhr) {
      const json = body === undefined ? {} : { body: JSON.stringify(body) };
      return send(path, {
        method,
        ...json,
        headers: { ...(body === undefined ? {} : { 'Content-Type': 'application/json' }), ...headers },
      });
    },
    async toldOn(path) {
      const { text } = await shopper.visit(path);
      return Array.from(text.matchAll(/data-ui-id="message-\w+"><div>([\s\S]*?)<\/div>/g), (match) =>
        (match[1] ?? '').trim(),
      );
    },
    formKey() {
      const key = cookies.read('form_key') ?? 'abcdefgh12345678';
      cookies.write('form_key', key);
      return key;
    },
  };
  return shopper;
}

/** Product ids for tests, by description. */
export const lamp = 101;
export const notebook = 104;
export const teapot = 126;
export const course = 156;
export const courseLinks = [1, 2, 3] as const;

export const michigan = {
  firstname: 'Gus',
  lastname: 'Tester',
  street: ['1 Main St'],
  city: 'Ann Arbor',
  postcode: '48103',
  countryId: 'US',
  regionId: '33',
  regionCode: 'MI',
  region: 'Michigan',
  telephone: '5550100',
};

export async function addToCart(shopper: Shopper, product: number, fields: Fields = {}): Promise<Reply> {
  return shopper.post(`/checkout/cart/add/product/${product}/`, { product, qty: 1, ...fields }, xhr);
}

/** The masked id that a guest's scripts use for the cart. */
export async function maskedCartId(shopper: Shopper): Promise<string> {
  const config = globalsOf((await shopper.visit('/checkout/cart/config.js')).text);
  const quote: unknown = at(config, 'checkoutConfig', 'quoteData', 'entity_id');
  return String(quote);
}

/** A guest with one lamp and one notebook, after the shipping step. */
export async function guestAtPayment(shop: Shop = testShop()): Promise<{ shopper: Shopper; cart: string }> {
  const shopper = newShopper(shop);
  await addToCart(shopper, lamp);
  await addToCart(shopper, notebook);
  const id = await maskedCartId(shopper);
  const cart = `/rest/default/V1/guest-carts/${id}`;
  await shopper.call('POST', `${cart}/shipping-information`, shippingInformation);
  return { shopper, cart };
}

export const shippingInformation = {
  addressInformation: {
    shipping_address: michigan,
    billing_address: michigan,
    shipping_method_code: 'flatrate',
    shipping_carrier_code: 'flatrate',
    extension_attributes: {},
  },
};

export function paymentBody(
  method: string,
  extra: Record<string, unknown> = {},
  agreementIds: readonly string[] = ['1', '2'],
) {
  return {
    email: 'guest@example.com',
    billingAddress: michigan,
    paymentMethod: { method, ...extra, extension_attributes: { agreement_ids: agreementIds } },
  };
}

export async function loggedIn(shopper: Shopper): Promise<Shopper> {
  await shopper.call('POST', '/customer/ajax/login', { username: 'nora@example.com', password: 'Meadow-42' });
  return shopper;
}

/** The globals that a config script sets. */
export function globalsOf(script: string): Record<string, unknown> {
  return Object.fromEntries(
    Array.from(script.matchAll(/^window\.(\w+) = (.*);$/gm), (match) => [match[1] ?? '', parsed(match[2] ?? '')]),
  );
}

export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (typeof inner === 'object' && inner !== null ? Reflect.get(inner, key) : undefined),
    value,
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
