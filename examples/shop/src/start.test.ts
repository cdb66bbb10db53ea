import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { startShop } from './start';
import { lamp, michigan } from './testing/shopper';
import { german } from './texts/de';
import { french } from './texts/fr';
import { dutch } from './texts/nl';

const folder = mkdtempSync(join(tmpdir(), 'shop-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Names and values of the cookies that a response sets. */
function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
}

async function addLamp(url: string): Promise<{ response: Response; cookie: string }> {
  const page = await fetch(`${url}/halden-desk-lamp.html`);
  const cookie = cookiesOf(page);
  const key = /form_key=([^;]+)/.exec(cookie)?.[1] ?? '';
  const response = await fetch(`${url}/checkout/cart/add/product/${lamp}/`, {
    method: 'POST',
    redirect: 'manual',
    headers: { cookie },
    body: new URLSearchParams({ product: String(lamp), form_key: key }),
  });
  return { response, cookie };
}

test('a cart survives a restart of the shop', async () => {
  const before = await startShop({ port: 0, dataDir: folder });
  const { response, cookie } = await addLamp(before.url);
  expect(response.status).toBe(302);
  await before.close();
  const after = await startShop({ port: 0, dataDir: folder });
  const cart = await (await fetch(`${after.url}/checkout/cart/`, { headers: { cookie } })).text();
  expect(cart).toContain('Halden Desk Lamp');
  await after.close();
});

test('cookies have the attributes that Magento gives them', async () => {
  const shop = await startShop({ port: 0 });
  const { response } = await addLamp(shop.url);
  const line = (name: string) => response.headers.getSetCookie().find((cookie) => cookie.startsWith(`${name}=`));
  expect(line('PHPSESSID')).toMatch(/path=\/; HttpOnly; SameSite=Lax$/);
  expect(line('private_content_version')).toMatch(/^private_content_version=[0-9a-f]{32}; Max-Age=315360000;/);
  expect(line('mage-messages')).toMatch(
    /^mage-messages=%5B%7B%22type%22%3A%22success%22%2C%22text%22%3A%22%5CnYou%20added/,
  );
  expect(line('mage-messages')).toMatch(/SameSite=Strict$/);
  await shop.close();
});

test('the log contains paths, but no queries or posted data', async () => {
  const lines: string[] = [];
  const shop = await startShop({ port: 0, log: (line) => lines.push(line) });
  await fetch(`${shop.url}/rest/default/V1/guest-carts/x/payment-information?cc_number=4111111111111111`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({
      email: 'a@b.co',
      billingAddress: michigan,
      paymentMethod: { method: 'acmepay', additional_data: { cc_number: '4111111111111111' } },
    }),
  });
  await shop.close();
  expect(lines).toEqual([
    expect.stringMatching(/^POST \/rest\/default\/V1\/guest-carts\/x\/payment-information 404 \d+ ms$/),
  ]);
});

test('?fail=offline drops the connection', async () => {
  const shop = await startShop({ port: 0 });
  await expect(fetch(`${shop.url}/customer/section/load/?fail=offline`)).rejects.toThrow(TypeError);
  await shop.close();
});

test("serves the theme's files, and returns 404 for missing files and paths outside its folder", async () => {
  const shop = await startShop({ port: 0 });
  const css = await fetch(`${shop.url}/static/shop.css`);
  expect(css.headers.get('content-type')).toBe('text/css; charset=utf-8');
  for (const path of ['/static/nothing.js', '/static/..%2f..%2fpackage.json', '/static/shop.css/../../package.json']) {
    const missing = await fetch(`${shop.url}${path}`);
    expect(missing.status, path).toBe(404);
  }
  await shop.close();
});

test.each([
  ['a parameter that is not valid UTF-8', '/reviews/filters/%E0/', 200],
  ['a folder of the host pages', '/hosts/files/', 404],
  ['a library named like a member of every object', '/hosts/lib/constructor', 404],
])('a request for %s is not an error of the shop', async (_, path, status) => {
  const lines: string[] = [];
  const shop = await startShop({ port: 0, log: (line) => lines.push(line) });
  expect((await fetch(`${shop.url}${path}`)).status).toBe(status);
  expect(lines).toHaveLength(1);
  await shop.close();
});

test('test endpoints are off by default', async () => {
  const shop = await startShop({ port: 0 });
  expect((await fetch(`${shop.url}/__test__/orders`)).status).toBe(404);
  await shop.close();
});

test('the shop imports nothing from Node, so that it also runs in a browser', () => {
  const source = fileURLToPath(new URL('.', import.meta.url));
  const nodeHalf = ['server.ts', 'start.ts', 'lmdb-store.ts', 'disk-templates.ts'];
  const offenders = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.startsWith('testing') && !nodeHalf.includes(file),
    )
    .filter((file) =>
      /from '(node:|lmdb|@hono\/node-server|\.\.?\/(start|lmdb-store|disk-templates)')/.test(
        readFileSync(join(source, file), 'utf8'),
      ),
    );
  expect(offenders).toEqual([]);
});

test.each([
  ['Dutch', dutch],
  ['German', german],
  ['French', french],
])('every text of the theme is translated into %s', (_, texts) => {
  const templates = fileURLToPath(new URL('../templates', import.meta.url));
  const missing = readdirSync(templates, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.liquid'))
    .flatMap((file) => [
      ...readFileSync(join(templates, file), 'utf8').matchAll(/(?:'([^'{}]*)'|"([^"{}]*)")\s*\|\s*t\b/g),
    ])
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((text) => texts[text] === undefined);
  expect([...new Set(missing)]).toEqual([]);
  expect(Object.keys(texts)).toEqual(Object.keys(dutch));
});

test('serves the documentation at /docs, or a placeholder until it is built, and no files outside its folder', async () => {
  const shop = await startShop({ port: 0 });
  const home = await fetch(`${shop.url}/docs`);
  expect([200, 503]).toContain(home.status);
  expect(await home.text()).toContain('<html');
  const above = await fetch(`${shop.url}/docs/..%2f..%2fpackage.json`);
  expect([404, 503]).toContain(above.status);
  await shop.close();
});
