// Measures whole pages over slow 4G, served with HTTP/2 and Brotli like on a shop's own server.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { contenderScripts, dist } from './contenders/index.mjs';
import { ccForm } from './markup/card-form.mjs';
import { quietMachine } from './quiet.mjs';
import { drawnMarkup } from './sample.mjs';
import { median, shuffled } from './statistics.mjs';

/** Chrome DevTools' slow 4G: milliseconds and bytes per second. */
const slow4G = { offline: false, latency: 562.5, downloadThroughput: 184_320, uploadThroughput: 86_400 };

/**
 * Milliseconds until the element is usable, as medians; bytes and requests of scripts and style sheets.
 * @typedef {{ name: string, ready: number, ratio: number, bytes: number, requests: number, shift: number }} PageResult
 */

const category = `<shop-messages></shop-messages><shop-mobile-menu><ul><li><a href="/kitchen">Kitchen</a></li></ul></shop-mobile-menu>
<shop-layered-nav><div class="columns"><ol class="products list items product-items"><li class="item product product-item"><a class="product-item-link" href="/tray">Tray</a>
<shop-rating-stars data-score="3.5" data-read-only></shop-rating-stars></li></ol></div></shop-layered-nav>
<shop-infinite-scroll><ol class="product-items"><li class="product-item">Tray</li></ol></shop-infinite-scroll><shop-cookie-notice></shop-cookie-notice>`;
const checkout = `<shop-messages></shop-messages>${ccForm}<shop-agreements data-method="acmepay"></shop-agreements><shop-gift-message></shop-gift-message>
<shop-offline-payment data-method="checkmo"></shop-offline-payment>`;

/** The first field of a card form. */
const number = '[autocomplete="cc-number"]';

const stars = 'shop-rating-stars[data-state="ready"]';

/**
 * @param {import('playwright').Browser} browser
 * @param {{ rounds: number, patience: number }} effort
 * @returns {Promise<PageResult[]>}
 */
export async function measurePages(browser, { rounds, patience }) {
  const scripts = await contenderScripts();
  const drawn = await drawnMarkup(browser, ccForm, scripts);
  const script = (/** @type {string} */ file) => `<script src="/${file}" defer></script>`;
  const loader = '<script type="module" src="/shop-elements.loader.js"></script>';
  /** @type {Record<string, { head?: string, body: string, ready: string }>} */
  const bodies = {
    'card form, static HTML': { body: drawn, ready: number },
    'card form, vanilla': { body: `<vanilla-card></vanilla-card>${script('vanilla-card.js')}`, ready: number },
    'card form, ours in one script': { body: `${ccForm}${script('shop-elements.umd.js')}`, ready: number },
    'card form, ours by the loader': { body: `${ccForm}${loader}`, ready: number },
    'card form, ours by the loader, preloaded': {
      head: preloads('cc-form'),
      body: `${ccForm}${loader}`,
      ready: number,
    },
    'category page, ours by the loader': { body: `${category}${loader}`, ready: stars },
    'category page, ours by the loader, preloaded': {
      head: preloads('messages', 'mobile-menu', 'layered-nav', 'rating-stars', 'infinite-scroll', 'cookie-notice'),
      body: `${category}${loader}`,
      ready: stars,
    },
    'checkout page, ours by the loader': { body: `${checkout}${loader}`, ready: number },
    'checkout page, ours by the loader, preloaded': {
      head: preloads('messages', 'cc-form', 'agreements', 'gift-message', 'offline-payment'),
      body: `${checkout}${loader}`,
      ready: number,
    },
  };
  const vanillaCard = `customElements.define('vanilla-card', class extends HTMLElement { connectedCallback() { this.innerHTML = ${JSON.stringify(drawn)}; } });`;
  const server = await serve((address) => {
    const page = bodies[decodeURIComponent(address.slice(1))];
    if (page !== undefined) return { type: 'text/html; charset=utf-8', text: documentAround(page) };
    if (address === '/vanilla-card.js') return { type: 'text/javascript', text: vanillaCard };
    const file = path.join(dist, address);
    if (!existsSync(file)) return undefined;
    return { type: file.endsWith('.css') ? 'text/css' : 'text/javascript', text: readFileSync(file, 'utf8') };
  });

  /** @type {Map<string, Visit[]>} */
  const visits = new Map(Object.keys(bodies).map((name) => [name, []]));
  await quietMachine(patience);
  for (let round = 0; round < rounds; round += 1) {
    for (const name of shuffled([...visits.keys()])) {
      visits
        .get(name)
        ?.push(await visit(browser, `${server.origin}/${encodeURIComponent(name)}`, bodies[name]?.ready ?? ''));
    }
  }
  server.close();
  const base = median((visits.get('card form, vanilla') ?? []).map(({ ready }) => ready));
  return [...visits].map(([name, own]) => {
    const middle = (/** @type {keyof Visit} */ key) => median(own.map((each) => each[key]));
    return {
      name,
      ready: middle('ready'),
      ratio: middle('ready') / base,
      bytes: middle('bytes'),
      requests: middle('requests'),
      shift: Math.max(...own.map(({ shift }) => shift)),
    };
  });
}

/** @typedef {{ ready: number, bytes: number, requests: number, shift: number }} Visit */

/**
 * @param {import('playwright').Browser} browser
 * @param {string} address
 * @param {string} ready selector that the shopper waits for
 * @returns {Promise<Visit>}
 */
async function visit(browser, address, ready) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  let bytes = 0;
  let requests = 0;
  session.on('Network.requestWillBeSent', ({ type }) => {
    if (type === 'Script' || type === 'Stylesheet') requests += 1;
  });
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  await page.addInitScript((selector) => {
    Reflect.set(window, 'shift', 0);
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Reflect.set(window, 'shift', Number(Reflect.get(window, 'shift')) + Number(Reflect.get(entry, 'value')));
      }
    }).observe({ type: 'layout-shift', buffered: true });
    const look = () => {
      if (document.querySelector(selector)?.checkVisibility()) Reflect.set(window, 'readyAt', performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  }, ready);
  await page.goto(address, { waitUntil: 'networkidle' });
  await page
    .waitForFunction(() => Reflect.has(window, 'readyAt'))
    .catch(() => {
      throw new Error(`${decodeURIComponent(address)} never showed ${ready}`);
    });
  const [readyAt = 0, shift = 0] = await page.evaluate(() => [
    Number(Reflect.get(window, 'readyAt')),
    Number(Reflect.get(window, 'shift')),
  ]);
  await context.close();
  return { ready: readyAt, bytes, requests, shift };
}

/**
 * The preload links that a server can print if it knows the page's elements.
 * @param {string[]} names
 */
function preloads(...names) {
  const { elements } = JSON.parse(readFileSync(path.join(dist, 'parts.json'), 'utf8'));
  const files = new Set(['shop-elements.loader.js', ...names.flatMap((name) => elements[name])]);
  return [...files].map((file) => `<link rel="modulepreload" href="/${file}">`).join('');
}

/** @param {{ head?: string, body: string }} page */
function documentAround({ head = '', body }) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Shop</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/shop-elements.css">${head}</head><body><h1>Shop</h1><main>${body}</main></body></html>`;
}

/**
 * @param {(address: string) => { type: string, text: string } | undefined} answer
 * @returns {Promise<{ origin: string, close(): void }>}
 */
function serve(answer) {
  const folder = mkdtempSync(path.join(tmpdir(), 'bench-'));
  const [key, cert] = [path.join(folder, 'key.pem'), path.join(folder, 'cert.pem')];
  const made = spawnSync('openssl', [
    ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '1', '-subj', '/CN=localhost'],
    ...['-keyout', key, '-out', cert],
  ]);
  if (made.status !== 0) throw new Error('Whole pages need HTTP/2, and that needs a certificate: install openssl.');
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(cert) });
  rmSync(folder, { recursive: true });
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  server.on('request', (request, response) => {
    const found = answer(request.url);
    if (found === undefined) {
      response.writeHead(404).end();
      return;
    }
    const body = packed.get(request.url) ?? brotliCompressSync(found.text);
    packed.set(request.url, body);
    response
      .writeHead(200, { 'content-type': found.type, 'content-encoding': 'br', 'cache-control': 'no-store' })
      .end(body);
  });
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      resolve({ origin: `https://localhost:${port}`, close: () => server.close() });
    });
  });
}
