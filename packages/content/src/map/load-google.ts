import { isRecord, page } from '@shop-elements/core';
import { loadScript } from '@shop-elements/dom';

interface Point {
  lat: number;
  lng: number;
}

export interface GoogleMap {
  setOptions(options: Readonly<Record<string, unknown>>): void;
  setCenter(point: Point): void;
  setZoom(zoom: number): void;
  getZoom(): number | undefined;
  fitBounds(bounds: GoogleBounds, padding: number): void;
}

interface GoogleBounds {
  extend(point: Point): void;
}

export interface GoogleMarker {
  setMap(map: GoogleMap | null): void;
  addListener(event: string, listener: () => void): void;
}

interface GoogleWindow {
  open(options: { map: GoogleMap; anchor: GoogleMarker }): void;
  close(): void;
  addListener(event: string, listener: () => void): void;
}

/** The part of Google's Maps JavaScript API that we use. */
export interface GoogleMaps {
  Map: new (place: HTMLElement, options: Readonly<Record<string, unknown>>) => GoogleMap;
  Marker: new (options: Readonly<Record<string, unknown>>) => GoogleMarker;
  InfoWindow: new (options: Readonly<Record<string, unknown>>) => GoogleWindow;
  LatLngBounds: new () => GoogleBounds;
}

const CALLBACK = 'shopElementsGoogleMaps';
const AUTH_FAILURE = 'gm_authFailure';

/** Milliseconds that Google's script has to start, once loaded. Blockers replace it with an empty one, which never does. */
const START_TIMEOUT = 20_000;

const refused = new Set<() => void>();
/** Our version of the global function. */
let installed: (() => void) | undefined;
let loading: Promise<GoogleMaps> | undefined;

/** Loads Google's script with the shop's key, once for all maps. Retries only after a failure. */
export function loadGoogle(key: string): Promise<GoogleMaps> {
  loading ??= fetchGoogle(key).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/**
 * Calls back when Google refuses the key. Google calls a global function, which the page may define as well.
 * @returns stops watching
 */
export function watchRefusal(listener: () => void): () => void {
  refused.add(listener);
  if (installed === undefined || Reflect.get(window, AUTH_FAILURE) !== installed) install();
  return () => void refused.delete(listener);
}

/** Wraps the page's function. Runs again only if the page has set another one since. */
function install(): void {
  const before: unknown = Reflect.get(window, AUTH_FAILURE);
  const reportFailure = (): void => {
    if (typeof before === 'function') before();
    // The page's function may call an older version of ours.
    if (installed === reportFailure) for (const each of [...refused]) each();
  };
  installed = reportFailure;
  Reflect.set(window, AUTH_FAILURE, reportFailure);
}

async function fetchGoogle(key: string): Promise<GoogleMaps> {
  const onPage = googleOnPage();
  if (onPage !== undefined) return onPage;
  const started = new Promise<void>((resolve) => Reflect.set(window, CALLBACK, resolve));
  const address = new URL('https://maps.googleapis.com/maps/api/js');
  address.search = String(new URLSearchParams({ key, loading: 'async', callback: CALLBACK }));
  await loadScript(address.href);
  await Promise.race([started, new Promise((resolve) => setTimeout(resolve, START_TIMEOUT))]);
  const google = googleOnPage();
  if (google !== undefined) return google;
  throw new Error(`${address.origin} sent a script without google.maps`);
}

function googleOnPage(): GoogleMaps | undefined {
  const google = page.read('google')?.value;
  const maps = isRecord(google) ? google['maps'] : undefined;
  return isGoogleMaps(maps) ? maps : undefined;
}

function isGoogleMaps(maps: unknown): maps is GoogleMaps {
  return isRecord(maps) && ['Map', 'Marker', 'InfoWindow', 'LatLngBounds'].every((name) => name in maps);
}
