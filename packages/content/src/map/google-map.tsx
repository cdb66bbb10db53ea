import { removeNode } from '@shop-elements/core';
import { make } from '@shop-elements/dom';
import { createRoot } from 'react-dom/client';
import type { DrawMap, MapDrawing, MapOptions } from './draw-map';
import { type GoogleMap, type GoogleMaps, type GoogleMarker, loadGoogle, watchRefusal } from './load-google';
import type { MapConfig } from './map.config';
import { NEAR_ZOOM, WIDEST_WINDOW } from './map-sizes';
import { placeOf, placesOf } from './store';
import { StoreCard } from './store-card';

/** Loads Google's script with the shop's key, and draws maps with it. */
export async function loadGoogleMap(key: string): Promise<DrawMap> {
  const google = await loadGoogle(key);
  return (place, options) => drawGoogleMap(google, place, options);
}

function drawGoogleMap(google: GoogleMaps, place: HTMLElement, first: MapOptions): MapDrawing {
  const box = make('div', { className: 'shop-map__google' });
  place.append(box);
  let newest = first;
  const map = new google.Map(box, { ...lookOf(first.config), ...startOf(first.config) });
  const storeWindow = googleWindow(google, map, () => newest.onSelect(undefined));
  const select = (index: number): void => newest.onSelect({ index, from: 'map' });
  const stopWatching = watchRefusal(() => newest.onFailure('refused', 'Google refused data-google-key for this site'));
  let markers = drawMarkers(google, map, first, select);
  moveView(google, map, first);
  storeWindow.show(first, markers);

  return {
    update(options) {
      const before = newest;
      newest = options;
      if (before.shown !== options.shown || before.config.locations !== options.config.locations) {
        for (const marker of markers.values()) marker.setMap(null);
        markers = drawMarkers(google, map, options, select);
      }
      if (before.config !== options.config) map.setOptions(lookOf(options.config));
      const isSet = before.config.center !== options.config.center || before.config.zoom !== options.config.zoom;
      if (isSet) map.setOptions(startOf(options.config));
      if (isSet || before.inView !== options.inView) moveView(google, map, options);
      if (before.selected !== options.selected) storeWindow.show(options, markers);
    },
    destroy() {
      stopWatching();
      storeWindow.destroy();
      removeNode(box);
    },
  };
}

type GoogleOptions = Readonly<Record<string, unknown>>;

/** The view until the stores are in it. */
function startOf({ center, zoom }: MapConfig): GoogleOptions {
  return { center: { lat: center[0] ?? 0, lng: center[1] ?? 0 }, zoom };
}

function lookOf({ showControls, googleStyles }: MapConfig): GoogleOptions {
  return {
    disableDefaultUI: !showControls,
    mapTypeControl: showControls,
    styles: googleStyles,
    scrollwheel: false,
    // One finger scrolls the page, two move the map.
    gestureHandling: 'cooperative',
  };
}

/** Adds a marker for every store that is shown, by the store's index. Markers of stores without a name are not clickable. */
function drawMarkers(
  google: GoogleMaps,
  map: GoogleMap,
  { config, shown }: MapOptions,
  select: (index: number) => void,
): ReadonlyMap<number, GoogleMarker> {
  const markers = new Map<number, GoogleMarker>();
  for (const index of shown) {
    const store = config.locations[index];
    const place = store && placeOf(store);
    if (!place) continue;
    const [lat, lng] = place;
    const title = store.location_name;
    const marker = new google.Marker({ map, position: { lat, lng }, title, clickable: title !== '' });
    marker.addListener('click', () => select(index));
    markers.set(index, marker);
  }
  return markers;
}

/** Centers a single store, or fits all stores into the view. */
function moveView(google: GoogleMaps, map: GoogleMap, { config, inView }: MapOptions): void {
  const points = placesOf(config.locations, inView).map(([lat, lng]) => ({ lat, lng }));
  const [first] = points;
  if (first === undefined) return;
  if (points.length === 1) {
    map.setCenter(first);
    map.setZoom(config.zoom);
    return;
  }
  const bounds = new google.LatLngBounds();
  for (const point of points) bounds.extend(point);
  map.fitBounds(bounds, 48);
}

interface StoreWindow {
  /** Shows the selected store, or closes the window. */
  show(options: MapOptions, markers: ReadonlyMap<number, GoogleMarker>): void;
  destroy(): void;
}

/** Google's info window, with our card as its content. */
function googleWindow(google: GoogleMaps, map: GoogleMap, onClose: () => void): StoreWindow {
  const content = make('div', {});
  const root = createRoot(content);
  const info = new google.InfoWindow({ content, maxWidth: WIDEST_WINDOW });
  let opener: Element | null = null;
  /** Restores the focus to the control that opened the window. */
  const close = (): void => {
    if (opener instanceof HTMLElement) opener.focus();
    onClose();
  };
  info.addListener('closeclick', close);

  return {
    show(options, markers) {
      const { config, selected } = options;
      const store = selected && config.locations[selected.index];
      const marker = selected && markers.get(selected.index);
      info.close();
      const place = store && placeOf(store);
      if (selected?.from === 'list' && place) {
        map.setCenter({ lat: place[0], lng: place[1] });
        map.setZoom(Math.max(map.getZoom() ?? 0, NEAR_ZOOM));
      }
      if (!store?.location_name || !marker) {
        root.render(null);
        return;
      }
      if (!content.contains(document.activeElement)) opener = document.activeElement;
      root.render(<StoreCard key={selected.index} store={store} options={options} onClose={close} />);
      info.open({ map, anchor: marker });
    },
    destroy() {
      info.close();
      // React can't unmount a root while another one renders.
      queueMicrotask(() => root.unmount());
    },
  };
}
