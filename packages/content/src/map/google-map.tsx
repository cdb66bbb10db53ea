import { make } from '@shop-elements/dom';
import type { DrawMap, MapDrawing, MapOptions } from './draw-map';
import { drawMarkers, moveView } from './google-markers';
import { googleWindow } from './google-window';
import { type GoogleMaps, loadGoogle, watchRefusal } from './load-google';

/** Draws a map with Google's script, which is loaded with the shop's own key. */
export async function loadGoogleMap(key: string): Promise<DrawMap> {
  const google = await loadGoogle(key);
  return (place, options) => drawGoogleMap(google, place, options);
}

function drawGoogleMap(google: GoogleMaps, place: HTMLElement, first: MapOptions): MapDrawing {
  const box = make('div', { className: 'shop-map__google' });
  place.append(box);
  let newest = first;
  const map = new google.Map(box, settingsOf(first));
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
      if (before.inView !== options.inView) moveView(google, map, options);
      if (before.selected !== options.selected) storeWindow.show(options, markers);
    },
    destroy() {
      stopWatching();
      storeWindow.destroy();
      box.replaceWith();
    },
  };
}

function settingsOf({
  config: { center, zoom, showControls, googleStyles },
}: MapOptions): Readonly<Record<string, unknown>> {
  return {
    center: { lat: center[0] ?? 0, lng: center[1] ?? 0 },
    zoom,
    disableDefaultUI: !showControls,
    mapTypeControl: showControls,
    styles: googleStyles,
    scrollwheel: false,
    // One finger scrolls the page, two move the map.
    gestureHandling: 'cooperative',
  };
}
