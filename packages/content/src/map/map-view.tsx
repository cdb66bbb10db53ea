import {
  type FitBoundsOptions,
  type LatLngBoundsExpression,
  type LatLngExpression,
  type Map as LeafletMap,
  latLngBounds,
} from 'leaflet';
import { useEffect, useRef } from 'react';
import { useMap } from 'react-leaflet';
import type { MapOptions } from './draw-map';
import type { MapConfig } from './map.config';
import { placeOf } from './store';

type View =
  | { center: LatLngExpression; zoom: number }
  | { bounds: LatLngBoundsExpression; boundsOptions: FitBoundsOptions };

/** Markers stand on their points: there has to be room above. Several shops in one street need no nearer look than this. */
const room: FitBoundsOptions = { paddingTopLeft: [32, 56], paddingBottomRight: [32, 32], maxZoom: 16 };

/** As near as a store that is shown from the list has to be. */
const NEAR = 13;

export function isCalm(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** What a map shows at first: one store in the middle, or all of them, or what the page asks for where none has a position. */
export function viewOf({ locations, zoom, center }: MapConfig): View {
  const places = locations.map(placeOf).filter((place) => place !== undefined);
  const [first] = places;
  if (first === undefined) return { center: [center[0] ?? 0, center[1] ?? 0], zoom };
  return places.length === 1 ? { center: first, zoom } : { bounds: latLngBounds(places), boundsOptions: room };
}

/** Moves the map to a store that was chosen in the list, and shows other stores when they come. */
export function MapView({ options: { config, selected } }: { options: MapOptions }) {
  const map = useMap();
  const shown = useRef(config.locations);

  useEffect(() => {
    if (shown.current === config.locations) return;
    shown.current = config.locations;
    const view = viewOf(config);
    if ('bounds' in view) map.fitBounds(view.bounds, { ...view.boundsOptions, animate: false });
    else map.setView(view.center, view.zoom, { animate: false });
  }, [map, config]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each choice moves the map once
  useEffect(() => {
    const store = selected?.from === 'list' ? config.locations[selected.index] : undefined;
    const place = store && placeOf(store);
    if (place) map.setView(place, Math.max(map.getZoom(), NEAR), { animate: false });
  }, [map, selected]);
  return null;
}

const maps = new WeakMap<Element, LeafletMap>();
let resized: ResizeObserver | undefined;

/** Tells a map when its place on the page has another size. One observer serves all maps. */
export function followSize(map: LeafletMap): () => void {
  resized ??= new ResizeObserver((entries) => {
    // A closed tab has no size, and the map keeps what it had.
    for (const { target } of entries) if (target.clientWidth > 0) maps.get(target)?.invalidateSize({ animate: false });
  });
  const container = map.getContainer();
  maps.set(container, map);
  resized.observe(container);
  return () => {
    maps.delete(container);
    resized?.unobserve(container);
  };
}
