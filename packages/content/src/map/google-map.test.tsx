import { expect, onTestFinished, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { drawn, recordEvents } from '#testing/page';
import './define';
import { watchRefusal } from './load-google';
import './map.css';
import '../../../ui/src/base.css';

const stores = [
  { location_name: 'Harbor', city: 'Astoria', position: { latitude: 46.19, longitude: -123.83 } },
  { location_name: 'On the Hill', city: 'Salem', position: { latitude: '44.94', longitude: '-123.03' } },
];

type Options = Readonly<Record<string, unknown>>;

/** A fake of Google's script, which can't be loaded here. Draws nothing, and records the calls. */
function googleScript() {
  const calls = {
    maps: [] as Options[],
    options: {},
    markers: new Map<string, () => void>(),
    centers: [] as unknown[],
    bounds: 0,
  };
  class GoogleMap {
    constructor(place: HTMLElement, options: Options) {
      calls.maps.push(options);
      place.append('Google’s map');
    }
    setOptions = (options: Options) => void Object.assign(calls.options, options);
    setCenter = (point: unknown) => void calls.centers.push(point);
    setZoom = () => undefined;
    getZoom = () => 8;
    fitBounds = () => {
      calls.bounds += 1;
    };
  }
  class Marker {
    #title: string;
    constructor({ title }: Options) {
      this.#title = String(title);
    }
    addListener = (_: string, listener: () => void) => void calls.markers.set(this.#title, listener);
    setMap = () => void calls.markers.delete(this.#title);
  }
  class InfoWindow {
    #content: Node;
    constructor({ content }: { content: Node }) {
      this.#content = content;
    }
    open = () => void document.querySelector('.shop-map__google')?.append(this.#content);
    close = () => void this.#content.parentNode?.removeChild(this.#content);
    addListener = () => undefined;
  }
  class LatLngBounds {
    extend = () => undefined;
  }
  return { calls, maps: { Map: GoogleMap, Marker, InfoWindow, LatLngBounds } };
}

/** Provides the script that the element adds to the page, as Google's server does. */
function answerScript(maps: object): string[] {
  const addresses: string[] = [];
  const scripts = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLScriptElement) || !node.src.includes('maps.googleapis.com')) continue;
      addresses.push(node.src);
      Reflect.set(window, 'google', { maps });
      const callback: unknown = Reflect.get(window, new URL(node.src).searchParams.get('callback') ?? '');
      if (typeof callback === 'function') callback();
      node.dispatchEvent(new Event('load'));
    }
  });
  scripts.observe(document.head, { childList: true });
  onTestFinished(() => scripts.disconnect());
  return addresses;
}

const map = (key: string, attributes = '') =>
  `<shop-map data-google-key="${key}" data-show-controls="true" ${attributes} data-locations='${JSON.stringify(stores)}'></shop-map>`;

test('Google draws the map with the shop’s key; markers and the list open one window; a script can change the settings; a refused key leaves only the list', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => silent.mockRestore());
  const { calls, maps } = googleScript();
  const addresses = answerScript(maps);
  const styles = [{ elementType: 'labels', stylers: [{ visibility: 'off' }] }];
  const element = await drawn('shop-map', map('key-of-the-shop', `data-google-styles='${JSON.stringify(styles)}'`));
  await expect.poll(() => calls.markers.size).toBe(2);
  expect(addresses.map((address) => new URL(address).searchParams.get('key'))).toEqual(['key-of-the-shop']);
  expect(calls.maps[0]).toMatchObject({ disableDefaultUI: false, mapTypeControl: true, scrollwheel: false, styles });
  expect(calls.bounds).toBe(1);
  expect(element.querySelector('.leaflet-container')).toBeNull();

  calls.markers.get('Harbor')?.();
  await expect.element(page.getByRole('dialog', { name: 'Harbor' })).toBeVisible();
  await page.getByRole('button', { name: 'Show on map On the Hill' }).click();
  await expect.element(page.getByRole('dialog', { name: 'On the Hill' })).toBeVisible();
  expect(page.getByRole('dialog').elements()).toHaveLength(1);
  expect(calls.centers).toEqual([{ lat: 44.94, lng: -123.03 }]);
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByRole('button', { name: 'Show on map On the Hill' })).toHaveFocus();

  // The map shows the stores that the search finds.
  element.setAttribute('data-search', '');
  await page.getByRole('searchbox').fill('salem');
  await expect.poll(() => [...calls.markers.keys()]).toEqual(['On the Hill']);

  // A script changes the settings. A search that finds nothing leaves the map where it is.
  element.setAttribute('data-show-controls', 'false');
  element.setAttribute('data-google-styles', '[]');
  await expect.poll(() => calls.options).toMatchObject({ disableDefaultUI: true, mapTypeControl: false, styles: [] });
  expect(calls.options).not.toHaveProperty('center');
  element.setAttribute('data-center', '[52.09, 5.12]');
  element.setAttribute('data-zoom', '12');
  await expect.poll(() => calls.options).toMatchObject({ center: { lat: 52.09, lng: 5.12 }, zoom: 12 });

  const failures = recordEvents('googleMaps:authFailure');
  const refuse: unknown = Reflect.get(window, 'gm_authFailure');
  if (typeof refuse === 'function') refuse();
  expect(failures).toHaveLength(1);
  await expect.poll(() => element.querySelector('.shop-map__box')).toBeNull();
  await expect.element(page.getByRole('listitem')).toHaveTextContent('On the Hill');
});

test('a map further down the page is not built with a key that was refused before', async () => {
  const silent = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => silent.mockRestore());
  answerScript(googleScript().maps);
  const built = () => document.querySelectorAll('.shop-map__google');
  await drawn('shop-map', `${map('refused-later')}<div style="height: 5000px"></div>${map('refused-later')}`);
  await expect.poll(built).toHaveLength(1);
  const failures = recordEvents('googleMaps:authFailure');
  const refuse: unknown = Reflect.get(window, 'gm_authFailure');
  if (typeof refuse === 'function') refuse();
  expect(failures).toHaveLength(1);
  document.querySelectorAll('shop-map')[1]?.scrollIntoView();
  await expect.poll(() => failures).toHaveLength(2);
  expect(built()).toHaveLength(0);
});

test('calls the page’s own function once when the key is refused, however many maps were added and removed', () => {
  const own = vi.fn();
  Reflect.set(window, 'gm_authFailure', own);
  onTestFinished(() => void Reflect.deleteProperty(window, 'gm_authFailure'));
  const refuse = () => Reflect.get(window, 'gm_authFailure')();
  watchRefusal(() => {})();
  const first = Reflect.get(window, 'gm_authFailure');
  const refused = vi.fn();
  const stop = watchRefusal(refused);
  expect(Reflect.get(window, 'gm_authFailure')).toBe(first);
  refuse();
  stop();
  refuse();
  expect(own).toHaveBeenCalledTimes(2);
  expect(refused).toHaveBeenCalledTimes(1);
  // A function that the page sets later is called, too.
  const later = vi.fn();
  Reflect.set(window, 'gm_authFailure', later);
  const stopNext = watchRefusal(refused);
  refuse();
  stopNext();
  expect(later).toHaveBeenCalledTimes(1);
  expect(refused).toHaveBeenCalledTimes(2);
  // The page has replaced its first function, which is no longer called.
  expect(own).toHaveBeenCalledTimes(2);
});
