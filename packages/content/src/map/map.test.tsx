import { configureHost, resetHost } from '@shop-elements/host';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, server, userEvent } from 'vitest/browser';
import { expectAccessible } from '#testing/axe';
import { drawn, ready, recordEvents, show, themeRules } from '#testing/page';
import { later } from '#testing/server';
import { vectors } from '#testing/vectors';
import './define';
import './map.css';
import '../../../ui/src/base.css';

/** A tile service without a server: every tile contains its coordinates. */
const tiles = `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='256' height='256'%3E%3Cdesc%3E{z}/{x}/{y}%3C/desc%3E%3C/svg%3E`;

const harbor = {
  location_name: 'Harbor & Sons',
  comment: 'Open 9-5\nClosed Sunday',
  phone: '+1 503 555 0134',
  address: '28 Ferry Lane',
  city: 'Astoria',
  state: 'OR',
  zipcode: '97103',
  country: 'United States',
  position: { latitude: 46.19, longitude: -123.83 },
};
const hill = { location_name: 'On the Hill', city: 'Salem', position: { latitude: '44.94', longitude: '-123.03' } };
const far = { location_name: 'Utrecht', city: 'Utrecht' };

interface Options {
  attributes?: Readonly<Record<string, string>>;
  content?: string;
}

function map(locations: unknown, { attributes = {}, content = '' }: Options = {}): string {
  const element = document.createElement('shop-map');
  const json = typeof locations === 'string' ? locations : JSON.stringify(locations);
  const all: Record<string, string> = { 'data-tiles': tiles, 'data-locations': json, ...attributes };
  for (const name of Object.keys(all)) element.setAttribute(name, all[name] ?? '');
  return element.outerHTML.replace('></', `>${content}</`);
}

/** Renders an element and waits until its map is drawn. */
async function shown(html: string): Promise<HTMLElement> {
  const element = await drawn('shop-map', html);
  await expect.poll(() => tilesOf(element).length).toBeGreaterThan(0);
  return element;
}

const pins = (element: Element) => Array.from(element.querySelectorAll<HTMLElement>('.leaflet-marker-icon'));
const pictures = (element: Element) => Array.from(element.querySelectorAll<HTMLImageElement>('.leaflet-tile'));
const tilesOf = (element: Element) =>
  pictures(element).map(({ src }) => (/desc%3E(.*?)%3C/.exec(src)?.[1] ?? '').split('/').map(Number));
const box = (element: Element) => element.querySelector('.shop-map__box');
const showButton = (name: string) => page.getByRole('button', { name: `Show on map ${name}` });
const windowOf = (name: string) => page.getByRole('dialog', { name });

/** The offset of a marker's point from the center of the map. */
function offset(element: Element, pin: HTMLElement | undefined): { x: number; y: number } {
  const frame = box(element)?.getBoundingClientRect();
  const own = pin?.getBoundingClientRect();
  if (frame === undefined || own === undefined) throw new Error('no map, or no marker');
  return { x: own.left + own.width / 2 - frame.left - frame.width / 2, y: own.bottom - frame.top - frame.height / 2 };
}

/** The tile that contains a place. */
function tileOf([latitude, longitude]: readonly [number, number], zoom: number): number[] {
  const radians = (latitude * Math.PI) / 180;
  const x = ((longitude + 180) / 360) * 2 ** zoom;
  const y = ((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom;
  return [zoom, Math.floor(x), Math.floor(y)];
}

/** Replies to the map's requests to its tile service. */
function tileServiceReplies(status: number, when?: Promise<void>): string[] {
  const requests: string[] = [];
  configureHost({
    fetch: async (input) => {
      requests.push(String(input));
      await when;
      return new Response('', { status });
    },
  });
  onTestFinished(resetHost);
  return requests;
}

function silence(): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, 'error').mockImplementation((...parts: unknown[]) => void lines.push(String(parts[0])));
  onTestFinished(() => spy.mockRestore());
  return lines;
}

test('lists the stores with all their details, and is accessible', async () => {
  const element = await shown(map([harbor, hill, far], { attributes: { 'data-show-controls': 'true' } }));
  expect(page.getByRole('listitem').elements()).toHaveLength(3);
  await expect
    .element(page.getByRole('listitem').first())
    .toHaveTextContent(/Open 9-5 Closed Sunday Phone: \+1 503 555 0134 28 Ferry Lane Astoria, OR 97103 United States/);
  await expect.element(page.getByRole('link', { name: '+1 503 555 0134' })).toHaveAttribute('href', 'tel:+15035550134');
  await expectAccessible(element);
});

test('right to left, addresses and phone numbers keep their order', async () => {
  const element = await shown(map([harbor], { attributes: { dir: 'rtl' } }));
  const leftOf = (text: string) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const node = walker.currentNode as Text;
      const at = node.data.indexOf(text);
      if (at < 0) continue;
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + text.length);
      return range.getBoundingClientRect().left;
    }
    throw new Error(`no ${text}`);
  };
  expect(leftOf('28')).toBeLessThan(leftOf('Ferry'));
  expect(leftOf('+1')).toBeLessThan(leftOf('0134'));
});

test('a store chosen in the list is centered, with its window open and focused', async () => {
  const element = await shown(map([harbor, hill]));
  await showButton('On the Hill').click();
  await expect.element(windowOf('On the Hill')).toBeVisible();
  await expect.element(windowOf('On the Hill')).toHaveFocus();
  expect(element.querySelector('[aria-current]')?.textContent).toContain('On the Hill');
  expect(tilesOf(element)).toContainEqual(tileOf([44.94, -123.03], 13));
  await expectAccessible(element);
  await userEvent.keyboard('{Escape}');
  await expect.element(windowOf('On the Hill')).not.toBeInTheDocument();
  await expect.element(showButton('On the Hill')).toHaveFocus();
  expect(element.querySelector('[aria-current]')).toBeNull();
});

test('the window keeps the focus when a setting changes', async () => {
  const element = await shown(map([harbor, hill]));
  await showButton('On the Hill').click();
  await expect.element(windowOf('On the Hill')).toHaveFocus();
  element.setAttribute('data-attribution', 'Map drawn by hand');
  await expect.element(page.getByText('Map drawn by hand')).toBeVisible();
  await expect.element(windowOf('On the Hill')).toHaveFocus();
});

test('the same store can be shown again after the map has moved', async () => {
  const element = await shown(map([harbor, hill], { attributes: { 'data-show-controls': '' } }));
  await showButton('On the Hill').click();
  await windowOf('On the Hill').getByRole('button', { name: 'Close' }).click();
  await showButton('Harbor & Sons').click();
  await showButton('On the Hill').click();
  await expect.element(windowOf('On the Hill')).toHaveFocus();
  expect(tilesOf(element)).toContainEqual(tileOf([44.94, -123.03], 13));
});

test('a marker opens its window by Enter and Space, and gets the focus back', async () => {
  const element = await shown(map([harbor]));
  for (const key of ['{Enter}', ' ']) {
    const marker = page.getByRole('button', { name: 'Harbor & Sons', exact: true });
    (marker.element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(windowOf('Harbor & Sons')).toHaveFocus();
    (windowOf('Harbor & Sons').getByRole('button', { name: 'Close' }).element() as HTMLElement).focus();
    await userEvent.keyboard(key);
    await expect.element(marker).toHaveFocus();
  }
  expect(element.querySelectorAll('[role="dialog"]')).toHaveLength(0);
});

test('keeps the server’s list, whose links show their stores', async () => {
  const content = '<ol><li>Our own words. <a href="/stores/hill" data-show-store="1">See it</a></li></ol>';
  const element = await shown(map([harbor, hill], { content }));
  expect(element.querySelectorAll('ul, ol')).toHaveLength(1);
  await page.getByRole('link', { name: 'See it' }).click();
  await expect.element(windowOf('On the Hill')).toHaveFocus();
});

test('replaces the server’s fallback with the list', async () => {
  await drawn('shop-map', map([harbor], { content: '<p data-shop-fallback>Harbor & Sons</p>' }));
  await expect.element(page.getByRole('listitem')).toBeVisible();
  expect(document.querySelector<HTMLElement>('[data-shop-fallback]')?.hidden).toBe(true);
});

test('the wheel scrolls the page, not the map', async () => {
  const element = await shown(map([harbor]));
  const wheel = new WheelEvent('wheel', { deltaY: -200, bubbles: true, cancelable: true });
  element.querySelector('.leaflet-container')?.dispatchEvent(wheel);
  expect(wheel.defaultPrevented).toBe(false);
});

test('draws the map when a closed tab opens, with the right size', async () => {
  const element = await drawn('shop-map', `<div class="tab" hidden>${map([harbor])}</div>`);
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  expect(pictures(element)).toHaveLength(0);
  document.querySelector<HTMLElement>('.tab')?.toggleAttribute('hidden', false);
  await expect.poll(() => pins(element).length).toBe(1);
  expect(Math.hypot(...Object.values(offset(element, pins(element)[0])))).toBeLessThan(3);
});

test('in a shadow root, too, every store’s marker is at its place', async () => {
  const host = document.createElement('div');
  document.body.replaceChildren(host);
  const root = host.attachShadow({ mode: 'open' });
  const theme = new CSSStyleSheet();
  theme.replaceSync(
    '.shop-map__place { position: relative } .shop-map__place, .shop-map__leaflet { block-size: 300px }',
  );
  root.adoptedStyleSheets = [theme];
  root.innerHTML = map([harbor]);
  const pinInRoot = () => root.querySelector<HTMLElement>('.leaflet-marker-icon')?.getBoundingClientRect();
  await expect.poll(pinInRoot).toBeDefined();
  const place = root.querySelector('.shop-map__place')?.getBoundingClientRect();
  const pin = pinInRoot();
  if (place === undefined || pin === undefined) throw new Error('no map');
  expect(pin.bottom - place.top).toBeCloseTo(place.height / 2, 0);
  expect(pin.left + pin.width / 2 - place.left).toBeCloseTo(place.width / 2, 0);
});

test('keeps its center when it is resized', async () => {
  const element = await shown(map([harbor]));
  element.setAttribute('class', 'narrow');
  element.style.inlineSize = '320px';
  await expect.poll(() => Math.hypot(...Object.values(offset(element, pins(element)[0])))).toBeLessThan(3);
});

test('zooms by its buttons, which are disabled at the limits', async () => {
  const element = await shown(map([harbor], { attributes: { 'data-show-controls': 'true', 'data-zoom': '17' } }));
  const zoomIn = page.getByRole('button', { name: 'Zoom in' });
  await zoomIn.click();
  await expect.poll(() => tilesOf(element).some(([zoom]) => zoom === 18)).toBe(true);
  await expect.element(zoomIn).toHaveAttribute('aria-disabled', 'true');
});

test('reports an impossible center, and the page works', async () => {
  const lines = silence();
  const element = show(
    'shop-map',
    map([{ location_name: 'Utrecht' }], { attributes: { 'data-center': '[52.09, -5e22]' } }),
  );
  await expect.poll(() => element.dataset.state).toBe('error');
  expect(lines.join()).toMatch(/center\.1: .*360/);
});

test('a map removed while it zooms causes no error', async () => {
  const element = await shown(map([harbor], { attributes: { 'data-show-controls': 'true' } }));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  element.querySelector<HTMLElement>('[aria-label="Zoom in"]')?.click();
  while (element.querySelector('.leaflet-zoom-anim') === null) await new Promise(requestAnimationFrame);
  element.remove();
  // The element cleans up asynchronously, and Leaflet ends a zoom a quarter of a second later.
  await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(1000);
  expect(element.querySelector('.shop-map__leaflet')).toBeNull();
});

test('changed locations change the markers and the list', async () => {
  const element = await shown(map([harbor]));
  element.setAttribute('data-locations', JSON.stringify([hill, { ...hill, location_name: 'Next door' }]));
  await expect.poll(() => pins(element).map(({ title }) => title)).toEqual(['On the Hill', 'Next door']);
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
});

test('follows its settings: a script changes the zoom and the center', async () => {
  const element = await shown(map([harbor]));
  element.setAttribute('data-zoom', '12');
  await expect.poll(() => tilesOf(element)).toContainEqual(tileOf([46.19, -123.83], 12));
  const nowhere = await shown(map([far]));
  nowhere.setAttribute('data-center', '[52.09, 5.12]');
  await expect.poll(() => tilesOf(nowhere)).toContainEqual(tileOf([52.09, 5.12], 8));
});

const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    location_name: `Store ${index + 1}`,
    position: { latitude: 50 + (index % 12) * 0.01, longitude: 4 + Math.floor(index / 12) * 0.01 },
  }));

test('groups more than 100 stores, and a cluster opens into its stores', async () => {
  const element = await shown(map(crowd(101)));
  await expect.poll(() => pins(element).length).toBeGreaterThan(0);
  const counts = () => pins(element).map((pin) => Number(pin.textContent) || 1);
  expect(counts().reduce((sum, count) => sum + count, 0)).toBe(101);
  expect(pins(element).length).toBeLessThan(101);
  const cluster = page.getByRole('button', { name: /^\d+ stores$/ }).first();
  const count = Number(cluster.element().textContent);
  (cluster.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => Math.max(...counts())).toBeLessThan(count);
  await showButton('Store 50').click();
  await expect.element(windowOf('Store 50')).toHaveFocus();
});

test('does not group 100 stores', async () => {
  const element = await shown(map(crowd(100)));
  await expect.poll(() => pins(element).length).toBe(100);
});

test('reports a service that refuses the key, and keeps the list and the focus', async () => {
  const lines = silence();
  const failures = recordEvents('googleMaps:authFailure');
  const errors = recordEvents<{ phase: string }>('shop-error');
  const answer = later<void>();
  const requests = tileServiceReplies(403, answer.promise);
  const refused = { attributes: { 'data-tiles': 'data:image/png,{z}{x}{y}{key}', 'data-tile-key': 'refused' } };
  const element = await ready(show('shop-map', map([harbor, hill], refused)));
  (showButton('On the Hill').element() as HTMLElement).focus();
  answer.resolve();
  await expect.poll(() => failures.length).toBe(1);
  await expect.poll(() => box(element)).toBeNull();
  expect(requests).toHaveLength(1);
  expect(errors.map(({ detail }) => detail.phase)).toEqual(['network']);
  expect(lines.join()).toContain('data-tile-key');
  expect(page.getByRole('listitem').elements()).toHaveLength(2);
  await expect.element(page.getByRole('listitem').nth(1)).toHaveFocus();
  expect(element.querySelector('button')).toBeNull();
  await expectAccessible(element);

  // The next map does not request it again, but fires the event, too.
  await ready(show('shop-map', map([harbor], refused)));
  await expect.poll(() => failures.length).toBe(2);
  expect(requests).toHaveLength(1);
});

test('another key tries again', async () => {
  silence();
  tileServiceReplies(401);
  const failures = recordEvents('googleMaps:authFailure');
  const wrong = { attributes: { 'data-tiles': 'data:image/png,{z}{x}{y}{key}', 'data-tile-key': 'wrong' } };
  const element = await ready(show('shop-map', map([harbor], wrong)));
  await expect.poll(() => failures.length).toBe(1);
  element.setAttribute('data-tiles', tiles);
  await expect.poll(() => pins(element).length).toBe(1);
});

test('without a network, the shopper can try again, and the key is not blamed', async () => {
  const lines = silence();
  const failures = recordEvents('googleMaps:authFailure');
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => online.mockRestore());
  configureHost({ fetch: () => Promise.reject(new TypeError('Failed to fetch')) });
  onTestFinished(resetHost);
  await ready(show('shop-map', map([harbor], { attributes: { 'data-tiles': 'data:image/png,{z}{x}{y}offline' } })));
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  expect(lines.join()).toContain('there is no network');
  expect(failures).toHaveLength(0);
});

test('with a service that is down, the shopper can try again', async () => {
  silence();
  const failures = recordEvents('googleMaps:authFailure');
  const requests = tileServiceReplies(503);
  const element = await ready(
    show('shop-map', map([harbor], { attributes: { 'data-tiles': 'data:image/png,{z}{x}{y}down' } })),
  );
  await expect.element(page.getByRole('alert')).toHaveTextContent('The map could not be loaded.');
  await expectAccessible(element);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => requests.length).toBe(2);
  expect(failures).toHaveLength(0);
});

test('trying again keeps the focus at the map', async () => {
  silence();
  const answer = later<void>();
  const requests = tileServiceReplies(503);
  const element = await ready(
    show('shop-map', map([harbor], { attributes: { 'data-tiles': 'data:image/png,{z}{x}{y}again' } })),
  );
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  tileServiceReplies(503, answer.promise);
  (page.getByRole('button', { name: 'Try again' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
  expect(requests).toHaveLength(1);
  expect(box(element)?.contains(document.activeElement)).toBe(true);
  answer.resolve();
});

test('reports an invalid address of the tiles', async () => {
  const lines = silence();
  await ready(show('shop-map', map([harbor], { attributes: { 'data-tiles': '/{z}/{x}/{y}/{style}' } })));
  await expect.poll(() => lines.join()).toContain('data-tiles contains {style}');
});

test('shows the attribution with links, without other markup', async () => {
  const attribution =
    '© <a href="https://maps.example">Maps</a><img src=x onerror="alert(1)"><a href="javascript:x()">x</a>';
  const element = await shown(map([harbor], { attributes: { 'data-attribution': attribution } }));
  await expect.element(page.getByRole('link', { name: 'Maps' })).toHaveAttribute('href', 'https://maps.example');
  expect(element.querySelector('.shop-map__attribution img, [href^="javascript"]')).toBeNull();
});

test('cleans up when it is removed, and draws again elsewhere', async () => {
  const element = await shown(map([harbor]));
  document.body.removeChild(element);
  await expect.poll(() => element.querySelector('[data-shop-root]')).toBeNull();
  document.body.append(element);
  await expect.poll(() => pins(element).length).toBe(1);
});

// A store locator

const locator = { attributes: { 'data-search': '', 'data-nearest': '' } };
const searchField = () => page.getByRole('searchbox', { name: 'Find a store by name, city or ZIP code' });
const listed = () =>
  page
    .getByRole('listitem')
    .elements()
    .map((entry) => entry.querySelector('strong')?.textContent);
const status = () => page.getByRole('status');

/** Sets the shopper's location. */
function shopperIs(place: { latitude: number; longitude: number } | 'not shared'): { count: number } {
  const calls = { count: 0 };
  const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    calls.count += 1;
    if (place === 'not shared') failed?.({ code: 1 } as GeolocationPositionError);
    else found({ coords: place } as GeolocationPosition);
  });
  onTestFinished(() => spy.mockRestore());
  return calls;
}

test('searches by name, town and postcode, in the list and on the map', async () => {
  const element = await shown(map([harbor, hill, { ...far, city: 'Mönchengladbach' }], locator));
  await expect.poll(() => pins(element).length).toBe(2);
  await searchField().fill('harbor');
  expect(listed()).toEqual(['Harbor & Sons']);
  await expect.element(status()).toHaveTextContent('1 store found.');
  await expect.poll(() => pins(element).map(({ title }) => title)).toEqual(['Harbor & Sons']);
  await searchField().fill('97103');
  expect(listed()).toEqual(['Harbor & Sons']);
  await searchField().fill('monchen');
  expect(listed()).toEqual(['Utrecht']);
  await searchField().fill('Nowhere');
  expect(listed()).toEqual([]);
  await expect.element(status()).toHaveTextContent('No store matches “Nowhere”.');
  await expectAccessible(element);
  await searchField().fill('');
  expect(listed()).toHaveLength(3);
  await expect.poll(() => pins(element).length).toBe(2);
});

test('stays where it is if a search finds nothing', async () => {
  const element = await shown(map([harbor], locator));
  const place = tileOf([46.19, -123.83], 8);
  await expect.poll(() => tilesOf(element)).toContainEqual(place);
  await searchField().fill('Nowhere');
  await expect.poll(() => pins(element).length).toBe(0);
  expect(tilesOf(element)).toContainEqual(place);
  await searchField().fill('');
  await expect.poll(() => pins(element).length).toBe(1);
  expect(tilesOf(element)).toContainEqual(place);
});

test('a window that the search has closed stays closed when the search finds its store again', async () => {
  const element = await shown(map([harbor, hill], locator));
  await showButton('On the Hill').click();
  await expect.element(windowOf('On the Hill')).toHaveFocus();
  await searchField().fill('harbor');
  await expect.element(windowOf('On the Hill')).not.toBeInTheDocument();
  await searchField().fill('');
  await expect.poll(() => pins(element).length).toBe(2);
  expect(page.getByRole('dialog').query()).toBeNull();
  await expect.element(searchField()).toHaveFocus();
});

test('sorts the stores by distance on request', async () => {
  const calls = shopperIs({ latitude: 45, longitude: -123 });
  const element = await shown(map([far, harbor, hill], locator));
  expect(calls.count).toBe(0);
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect.poll(listed).toEqual(['On the Hill', 'Harbor & Sons', 'Utrecht']);
  expect(calls.count).toBe(1);
  await expect.element(status()).toHaveTextContent('Nearest stores first.');
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('7.1 km');
  await expect.element(page.getByRole('listitem').last()).not.toHaveTextContent('km');
  await expectAccessible(element);
});

test('if the shopper does not share their location, suggests an alternative', async () => {
  shopperIs('not shared');
  await shown(map([harbor, hill], locator));
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect.element(status()).toHaveTextContent('Type a city or ZIP code instead.');
  expect(listed()).toEqual(['Harbor & Sons', 'On the Hill']);
});

test('Enter looks up a town without a store, and shows the stores nearby', async () => {
  const requests: string[] = [];
  configureHost({
    fetch: async (input) => {
      requests.push(String(input));
      return Response.json([{ lat: '45.0', lon: '-123.0', display_name: 'Eugene, Oregon' }]);
    },
  });
  onTestFinished(resetHost);
  await shown(
    map([harbor, hill], { attributes: { 'data-search': '', 'data-places': '/places?format=json&q={query}' } }),
  );
  await searchField().fill('Eugene, OR');
  expect(requests).toEqual([]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(listed).toEqual(['On the Hill', 'Harbor & Sons']);
  expect(requests).toEqual(['/places?format=json&q=Eugene%2C%20OR']);
  await searchField().fill('Harbor');
  expect(listed()).toEqual(['Harbor & Sons']);
});

test('reports an unavailable search service to the shopper and the page', async () => {
  silence();
  const errors = recordEvents<{ issues: { source: string }[] }>('shop-error');
  configureHost({ fetch: async () => new Response('', { status: 503 }) });
  onTestFinished(resetHost);
  await shown(map([harbor], { attributes: { 'data-search': '', 'data-places': '/places?q={query}' } }));
  await searchField().fill('Eugene');
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toHaveTextContent('The search is not responding.');
  expect(errors[0]?.detail.issues[0]?.source).toBe('data-places');
});

/** A search service that replies when the test wants it to. */
function slowService(): Map<string, (answer: Response) => void> {
  const waiting = new globalThis.Map<string, (answer: Response) => void>();
  configureHost({
    fetch: (input, init) =>
      new Promise((resolve, reject) => {
        waiting.set(new URL(String(input), location.href).searchParams.get('q') ?? '', resolve);
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
      }),
  });
  onTestFinished(resetHost);
  return waiting;
}

const withPlaces = { attributes: { 'data-search': '', 'data-nearest': '', 'data-places': '/places?q={query}' } };

test('cancels a search after a while, and the shopper can try again', async () => {
  silence();
  slowService();
  await shown(map([harbor], withPlaces));
  await searchField().fill('Eugene');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toHaveTextContent('Searching…');
  await vi.advanceTimersByTimeAsync(15_000);
  vi.useRealTimers();
  await expect.element(status()).toHaveTextContent('The search is not responding. Try again in a moment.');
});

test('ignores the late result of an older search', async () => {
  silence();
  const errors = recordEvents('shop-error');
  const waiting = slowService();
  await shown(map([harbor, hill], withPlaces));
  await searchField().fill('Eugene');
  await userEvent.keyboard('{Enter}');
  await searchField().fill('Paris');
  await userEvent.keyboard('{Enter}');
  await expect.element(status()).toHaveTextContent('Searching…');
  waiting.get('Eugene')?.(Response.json([{ lat: '45.0', lon: '-123.0' }]));
  await new Promise(requestAnimationFrame);
  await expect.element(status()).toHaveTextContent('Searching…');
  waiting.get('Paris')?.(Response.json([{ lat: '48.9', lon: '2.4' }]));
  await expect.poll(listed).toEqual(['Harbor & Sons', 'On the Hill']);
  expect(errors).toEqual([]);
});

test('a late location does not replace the typed text', async () => {
  let found: PositionCallback = () => {};
  const spy = vi.spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((arrived) => {
    found = arrived;
  });
  onTestFinished(() => spy.mockRestore());
  await shown(map([harbor, hill], withPlaces));
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect.element(status()).toHaveTextContent('Finding your location…');
  await searchField().fill('hill');
  found({ coords: { latitude: 45, longitude: -123 } } as GeolocationPosition);
  await new Promise(requestAnimationFrame);
  await expect.element(searchField()).toHaveValue('hill');
  expect(listed()).toEqual(['On the Hill']);
});

test('on a page without https, where browsers share no location, asks for a town instead', async () => {
  const before = navigator.geolocation;
  Object.defineProperty(navigator, 'geolocation', { value: undefined, configurable: true });
  onTestFinished(() => void Object.defineProperty(navigator, 'geolocation', { value: before, configurable: true }));
  await shown(map([harbor, hill], withPlaces));
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect.element(status()).toHaveTextContent('Your browser did not share your location.');
  expect(listed()).toEqual(['Harbor & Sons', 'On the Hill']);
});

test('filters and sorts the server’s list, too', async () => {
  shopperIs({ latitude: 45, longitude: -123 });
  const content =
    '<ol><li data-store="2">Utrecht</li><li>Harbor <a href="/h" data-show-store="0">Map</a></li><li>Hill <a href="/i" data-show-store="1">Map</a></li></ol>';
  const element = await shown(map([harbor, hill, far], { ...locator, content }));
  const entries = () => [...element.querySelectorAll<HTMLElement>('ol > li')].filter(({ hidden }) => !hidden);
  const words = () => entries().map((entry) => entry.firstChild?.textContent?.trim());
  await page.getByRole('button', { name: 'Nearest to me' }).click();
  await expect.poll(words).toEqual(['Hill', 'Harbor', 'Utrecht']);
  await searchField().fill('97103');
  expect(words()).toEqual(['Harbor']);
});

/** Stops the page's clock at this time. */
function setClock(now: string): void {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: new Date(now) });
  onTestFinished(() => void vi.useRealTimers());
}

test('shows until when a store is open, and its hours of the week', async () => {
  setClock('2026-03-04T12:00:00Z');
  const hours = { opening_hours: 'Mo-Su 00:00-23:59', time_zone: 'Europe/Amsterdam' };
  const element = await shown(
    map([
      { ...harbor, ...hours },
      { ...hill, opening_hours: 'By appointment' },
    ]),
  );
  const summary = page.getByText('Open until 11:59 PM');
  await expect.element(summary).toBeVisible();
  await expect.element(page.getByRole('listitem').nth(1)).toHaveTextContent('By appointment');
  (summary.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Wednesday')).toBeVisible();
  await expectAccessible(element);
});

test('shows when a closed store opens, and follows the clock', async () => {
  // A Wednesday, one minute to nine in Amsterdam.
  setClock('2026-03-04T07:59:00Z');
  const zone = { time_zone: 'Europe/Amsterdam' };
  await shown(
    map([
      { ...harbor, ...zone, opening_hours: 'Mo-Fr 09:00-18:00' },
      { ...hill, ...zone, opening_hours: 'Sa 10:00-17:00' },
      { ...far, ...zone, opening_hours: 'Mo-Su off' },
    ]),
  );
  const store = (index: number) => page.getByRole('listitem').nth(index).getByRole('group');
  await expect.element(store(0)).toHaveTextContent(/^Closed, opens at 9:00 AM/);
  await expect.element(store(1)).toHaveTextContent(/^Closed, opens Saturday at 10:00 AM/);
  await expect.element(store(2)).toHaveTextContent(/^ClosedMonday/);
  vi.advanceTimersByTime(60_000);
  await expect.element(store(0)).toHaveTextContent(/^Open until 6:00 PM/);
});

test('a store that closes at midnight is open until then, not for 24 hours', async () => {
  setClock('2026-03-04T12:00:00Z');
  const zone = { time_zone: 'Europe/Amsterdam' };
  await shown(
    map([
      { ...harbor, ...zone, opening_hours: 'Mo-Su 00:01-24:00' },
      { ...hill, ...zone, opening_hours: '24/7' },
    ]),
  );
  await expect.element(page.getByRole('listitem').first()).toHaveTextContent('Open until 12:00 AM');
  await expect.element(page.getByRole('listitem').last()).toHaveTextContent('Open 24 hours');
});

test('links to the route, in the list and in the window', async () => {
  await shown(map([harbor, far]));
  const link = page.getByRole('link', { name: 'Directions Harbor & Sons' });
  await expect
    .element(link)
    .toHaveAttribute('href', 'https://www.google.com/maps/dir/?api=1&destination=46.19,-123.83');
  await expect.element(link).toHaveAttribute('rel', 'noopener');
  expect(page.getByRole('link', { name: /^Directions/ }).elements()).toHaveLength(1);
  await showButton('Harbor & Sons').click();
  await expect.element(windowOf('Harbor & Sons').getByRole('link', { name: /^Directions/ })).toBeVisible();
});

test('the route planner can be configured', async () => {
  const osm = { 'data-directions': 'https://www.openstreetmap.org/directions?to={latitude}%2C{longitude}' };
  await shown(map([harbor], { attributes: osm }));
  await expect
    .element(page.getByRole('link', { name: /^Directions/ }))
    .toHaveAttribute('href', 'https://www.openstreetmap.org/directions?to=46.19%2C-123.83');
});

/** The hints on this page, which a repeated test finds from its first run. */
const hints: string[] = [];

test('without a tile service, shows the list and logs one hint per page', async () => {
  const lines = silence();
  const spy = vi.spyOn(console, 'warn').mockImplementation((text) => void hints.push(String(text)));
  onTestFinished(() => spy.mockRestore());
  const none = { attributes: { 'data-tiles': '' } };
  await drawn('shop-map', `<div>${map([harbor], none)}${map([hill], none)}</div>`);
  await expect.poll(() => page.getByRole('listitem').elements().length).toBe(2);
  expect(lines).toEqual([]);
  expect(hints.filter((text) => text.includes('data-tiles'))).toHaveLength(1);
});

// Vectors

test.each(vectors<{ locations: number }, object>('map.fit'))(
  'is hidden without stores ($id)',
  async ({ input, expected }) => {
    const one = { attributes: { 'data-zoom': '8' } };
    const element = await drawn('shop-map', map([harbor, hill, far].slice(0, input.locations), one));
    expect({ hidden: !element.checkVisibility() }).toEqual(expected);
  },
);

test('one store is centered, several are all in view', async () => {
  const element = await shown(map([harbor]));
  expect(Math.hypot(...Object.values(offset(element, pins(element)[0])))).toBeLessThan(3);
  expect(tilesOf(element)).toContainEqual(tileOf([46.19, -123.83], 8));
  element.setAttribute('data-locations', JSON.stringify([harbor, hill]));
  await expect.poll(() => pins(element).length).toBe(2);
  const frame = box(element)?.getBoundingClientRect();
  for (const pin of pins(element)) {
    const { top, bottom, left, right } = pin.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(frame?.top ?? 0);
    expect(bottom).toBeLessThanOrEqual(frame?.bottom ?? 0);
    expect(left).toBeGreaterThanOrEqual(frame?.left ?? 0);
    expect(right).toBeLessThanOrEqual(frame?.right ?? 0);
  }
});

interface Locations {
  'data-locations': string;
}

test.each(
  vectors<Locations, { hidden?: boolean; markers?: [number, number][]; infoWindow?: boolean }>('map.locations'),
)('shows stores whose positions are texts, and is hidden if the list is empty ($id)', async ({ input, expected }) => {
  const element = await drawn('shop-map', map(input['data-locations']));
  expect(element.hidden).toBe(expected.hidden ?? false);
  const { markers, infoWindow } = expected;
  if (markers === undefined) return;
  await expect.poll(() => pins(element).length).toBe(markers.length);
  expect(tilesOf(element)).toContainEqual(tileOf(markers[0] ?? [0, 0], 8));
  expect(pins(element).some((pin) => pin.getAttribute('role') === 'button')).toBe(infoWindow);
});

// A tile service has only one kind of map, so there is no map type control.
test.each(vectors<{ 'data-show-controls': string | null }, { disableDefaultUI: boolean }>('map.controls'))(
  'shows the zoom buttons only with data-show-controls="true" ($id)',
  async ({ input, expected }) => {
    const given = input['data-show-controls'];
    const element = await shown(map([harbor], given === null ? {} : { attributes: { 'data-show-controls': given } }));
    await expect.poll(() => pins(element).length).toBe(1);
    const zooms = page.getByRole('button', { name: /^Zoom/ }).elements();
    expect(zooms).toHaveLength(expected.disableDefaultUI ? 0 : 2);
  },
);

test.each(vectors<{ when: string }, { built: boolean; event: string }>('map.auth-failure'))(
  'without a service, shows the list and fires the event (vector $id)',
  async ({ expected }) => {
    silence();
    const failures = recordEvents(expected.event);
    const element = await drawn('shop-map', map([harbor], { attributes: { 'data-tiles': '' } }));
    await expect.poll(() => failures.length).toBe(1);
    expect(box(element) !== null).toBe(expected.built);
    await expect.element(page.getByRole('listitem')).toHaveTextContent('28 Ferry Lane');
  },
);

type Shown = Readonly<Record<string, unknown>> & { markers?: number; clicks?: number[] };

/** The lines of text that Magento's markup shows. */
function linesOf(html: string): string[] {
  const text = html.replace(/<br\/?>|<\/h3>/g, '\n').replace(/<[^>]*>/g, '');
  const area = document.createElement('textarea');
  area.innerHTML = text;
  return area.value
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

function shownLines(part: HTMLElement): string[] {
  // biome-ignore lint/performance/useDomNodeTextContent: the test compares lines
  const lines = part.innerText.split('\n');
  return lines.map((line) => line.trim()).filter(Boolean);
}

// WebKit's `innerText` lacks the line breaks of `pre-line`.
test.skipIf(server.browser === 'webkit').each(vectors<Shown, string | { open: number[] }>('map.info-window'))(
  'the window of a store shows its name and address as text, one window at a time ($id)',
  async ({ input, expected }) => {
    const position = { latitude: 50, longitude: 4 };
    if (typeof expected !== 'string') {
      const stores = Array.from({ length: input.markers ?? 0 }, (_, index) => ({
        location_name: `Store ${index}`,
        position: { latitude: 50 + index, longitude: 4 },
      }));
      const element = await shown(map(stores));
      for (const index of input.clicks ?? []) await showButton(`Store ${index}`).click();
      await expect.element(windowOf(`Store ${expected.open[0]}`)).toBeVisible();
      expect(element.querySelectorAll('[role="dialog"]')).toHaveLength(1);
      return;
    }
    const name = String(input['location_name']);
    const element = await shown(map([{ ...input, position }]));
    if (name === '') {
      // Without a window, the list shows the same text.
      const parts = [...element.querySelectorAll<HTMLElement>('li > :not(.shop-map__actions)')];
      expect(parts.flatMap(shownLines)).toEqual(linesOf(expected));
      return;
    }
    await showButton(name).click();
    await expect.element(page.getByRole('dialog')).toBeVisible();
    const parts = [...element.querySelectorAll<HTMLElement>('[role="dialog"] > :not(.shop-map__actions)')];
    expect(parts.flatMap(shownLines)).toEqual(linesOf(expected));
    expect(element.querySelector('[role="dialog"] img')).toBeNull();
  },
);

test.each(vectors<{ location_name: string }, string>('map.marker-title'))(
  'the tooltip of a marker is its name (vector $id)',
  async ({ input, expected }) => {
    const element = await shown(map([{ ...harbor, ...input }]));
    await expect.poll(() => pins(element)[0]?.title).toBe(expected);
  },
);

interface Defaults {
  zoom: number;
  center: [number, number];
  scrollwheel: boolean;
  infoWindowMaxWidth: number;
}

test.each(vectors<object, Defaults>('map.defaults'))(
  'without attributes, has Page Builder’s center, zoom and width of a window ($id)',
  async ({ expected }) => {
    const nowhere = await shown(map([{ ...far, location_name: 'x'.repeat(300) }]));
    expect(tilesOf(nowhere)).toContainEqual(tileOf(expected.center, expected.zoom));
    const wide =
      'A name that goes on and on, well past what any window would ever be asked to hold in one line of text';
    const element = await shown(map([{ ...harbor, location_name: wide }]));
    await showButton(wide).click();
    await expect.element(windowOf(wide)).toBeVisible();
    const width = () => element.querySelector('.leaflet-popup-content')?.getBoundingClientRect().width ?? 0;
    await expect.poll(width).toBeGreaterThan(expected.infoWindowMaxWidth - 60);
    expect(width()).toBeLessThanOrEqual(expected.infoWindowMaxWidth + 1);
  },
);

test('the map shows that it has the focus, and nothing cuts that off', async () => {
  const element = await shown(map([harbor]));
  const leaflet = element.querySelector<HTMLElement>('.leaflet-container');
  for (let steps = 0; steps < 20 && document.activeElement !== leaflet; steps++) await userEvent.tab();
  expect(document.activeElement).toBe(leaflet);
  const ring = getComputedStyle(box(element) ?? element);
  expect([ring.outlineStyle, ring.overflow]).toEqual(['solid', 'hidden']);
});

test('the zoom buttons keep both of their colors, whatever the theme makes of buttons', async () => {
  themeRules('button, button:hover { background: rgb(1, 2, 3); color: rgb(1, 2, 3) }');
  await shown(map([harbor], { attributes: { 'data-show-controls': 'true' } }));
  const button = page.getByRole('button', { name: 'Zoom in' });
  await button.hover();
  const { color, backgroundColor } = getComputedStyle(button.element());
  expect([color, backgroundColor]).not.toContain('rgb(1, 2, 3)');
});
