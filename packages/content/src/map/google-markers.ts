import type { MapOptions } from './draw-map';
import type { GoogleMap, GoogleMaps, GoogleMarker } from './load-google';
import { placeOf, placesOf } from './store';

/** A marker for every store that is shown, by the store's number. One without a name can't be pressed. */
export function drawMarkers(
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

/** Shows one store in the center, or all of them. */
export function moveView(google: GoogleMaps, map: GoogleMap, { config, inView }: MapOptions): void {
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
