import { useNewest } from '@shop-elements/core';
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
import { NEAR_ZOOM } from './map-sizes';
import { placeOf, placesOf } from './store';

type View =
  | { center: LatLngExpression; zoom: number }
  | { bounds: LatLngBoundsExpression; boundsOptions: FitBoundsOptions };

/** Leaves space for markers, which are above their points. The zoom limit is for several stores in one street. */
const fitOptions: FitBoundsOptions = { paddingTopLeft: [32, 56], paddingBottomRight: [32, 32], maxZoom: 16 };

/** The part of the world to show: a single store in the center, or all stores, or the configured center if no store has a position. */
export function viewOf({ config, inView }: MapOptions): View {
  const { locations, zoom, center } = config;
  const places = placesOf(locations, inView);
  const [first] = places;
  if (first === undefined) return { center: [center[0] ?? 0, center[1] ?? 0], zoom };
  return places.length === 1 ? { center: first, zoom } : { bounds: latLngBounds(places), boundsOptions: fitOptions };
}

/** Moves the map to a store chosen in the list, to the stores that the search finds, and to another configured center. */
export function MapView({ options }: { options: MapOptions }) {
  const { inView, selected } = options;
  const { center, zoom } = options.config;
  const map = useMap();
  const newest = useNewest(options);
  const shown = useRef({ inView, center, zoom });

  useEffect(() => {
    const before = shown.current;
    shown.current = { inView, center, zoom };
    const isSet = before.center !== center || before.zoom !== zoom;
    // A search that finds no place leaves the map where it is.
    const isFound = before.inView !== inView && placesOf(newest.current.config.locations, inView).length > 0;
    if (!isSet && !isFound) return;
    const view = viewOf(newest.current);
    if ('bounds' in view) map.fitBounds(view.bounds, { ...view.boundsOptions, animate: false });
    else map.setView(view.center, view.zoom, { animate: false });
  }, [map, inView, center, zoom, newest]);

  // Each selection moves the map once.
  useEffect(() => {
    const store = selected?.from === 'list' ? newest.current.config.locations[selected.index] : undefined;
    const place = store && placeOf(store);
    if (place) map.setView(place, Math.max(map.getZoom(), NEAR_ZOOM), { animate: false });
  }, [map, selected, newest]);
  return null;
}

const maps = new WeakMap<Element, LeafletMap>();
let resized: ResizeObserver | undefined;

/** Adapts a map to its size. All maps share one observer. */
export function followSize(map: LeafletMap): () => void {
  resized ??= new ResizeObserver((entries) => {
    // In a closed tab the size is 0, and the map keeps its previous one.
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
