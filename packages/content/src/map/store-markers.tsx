import { prefersReducedMotion } from '@shop-elements/dom';
import {
  DivIcon,
  type LatLngTuple,
  type LeafletEvent,
  type LeafletKeyboardEvent,
  type Map as LeafletMap,
  type Marker as LeafletMarker,
  latLngBounds,
} from 'leaflet';
import { useReducer, useState } from 'react';
import { Marker, useMap, useMapEvents } from 'react-leaflet';
import { clusterByDistance } from './cluster';
import type { MapOptions } from './draw-map';
import { placeOf, placesOf } from './store';

/** More stores than this are grouped in clusters. */
const CLUSTER_ABOVE = 100;
/** Pixels between the centers of clusters. */
const CLUSTER_DISTANCE = 64;

export function StoreMarkers({ options }: { options: MapOptions }) {
  if (options.shown.length > CLUSTER_ABOVE) return <Clusters options={options} />;
  return options.shown.map((index) => <StoreMarker key={markerKey(options, index)} options={options} index={index} />);
}

/** Contains the name, because Leaflet reads it only once. */
function markerKey({ config }: MapOptions, index: number): string {
  return `${index} ${config.locations[index]?.location_name}`;
}

function StoreMarker({ options, index }: { options: MapOptions; index: number }) {
  const { config, onSelect } = options;
  const store = config.locations[index];
  const place = store && placeOf(store);
  const [icon] = useState(pinIcon);
  if (!place) return null;
  // A store without a name has no window.
  const open = store.location_name === '' ? undefined : () => onSelect({ index, from: 'map' });
  return <MapMarker position={place} icon={icon} name={store.location_name} onPress={open} />;
}

function Clusters({ options }: { options: MapOptions }) {
  const map = useMap();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [handlers] = useState(() => ({ moveend: () => redraw() }));
  useMapEvents(handlers);

  return clustersInView(map, options).flatMap(({ members, places, zoom, isNearest }) => {
    if (members.length === 1 || isNearest) {
      return members.map((index) => <StoreMarker key={markerKey(options, index)} options={options} index={index} />);
    }
    const bounds = latLngBounds(places);
    const zoomIn = (): void => {
      map.fitBounds(bounds, { padding: [48, 48], animate: !prefersReducedMotion() });
      map.getContainer().focus({ preventScroll: true });
    };
    const { lat, lng } = bounds.getCenter();
    const name = options.texts.cluster.replace('%1', String(members.length));
    return (
      <ClusterMarker
        key={`${zoom} ${members.join(' ')}`}
        position={[lat, lng]}
        name={name}
        count={members.length}
        onPress={zoomIn}
      />
    );
  });
}

interface StoreCluster {
  /** Indexes of its stores. */
  members: readonly number[];
  places: LatLngTuple[];
  zoom: number;
  /** Whether zooming in further can't separate them. */
  isNearest: boolean;
}

function clustersInView(map: LeafletMap, { config, shown }: MapOptions): readonly StoreCluster[] {
  const zoom = map.getZoom();
  const visible = map.getBounds().pad(0.5);
  const stores = shown.flatMap((index) => placesOf(config.locations, [index]).map((place) => ({ index, place })));
  const pixels = stores.map(({ place }) => map.project(place, zoom));
  const isNearest = zoom >= map.getMaxZoom();
  return clusterByDistance(pixels, isNearest ? 0.001 : CLUSTER_DISTANCE)
    .filter(({ x, y }) => visible.contains(map.unproject([x, y], zoom)))
    .map(({ members }) => {
      const own = members.flatMap((member) => stores[member] ?? []);
      return { members: own.map(({ index }) => index), places: own.map(({ place }) => place), zoom, isNearest };
    });
}

interface ClusterMarkerProps {
  position: [number, number];
  name: string;
  count: number;
  onPress: () => void;
}

function ClusterMarker({ position, name, count, onPress }: ClusterMarkerProps) {
  const [icon] = useState(() => clusterIcon(count));
  return <MapMarker position={position} icon={icon} name={name} onPress={onPress} />;
}

interface MapMarkerProps {
  position: [number, number];
  icon: DivIcon;
  /** Tooltip and accessible name. */
  name: string;
  /** Undefined for a marker that does nothing. */
  onPress: (() => void) | undefined;
}

/** A marker that works like a button: by pointer, Enter and Space. */
function MapMarker({ position, icon, name, onPress }: MapMarkerProps) {
  return (
    <Marker
      position={position}
      icon={icon}
      title={name}
      interactive={onPress !== undefined}
      keyboard={onPress !== undefined}
      eventHandlers={{
        // A cluster's text is only a number.
        add: ({ target }: LeafletEvent) => {
          if (onPress !== undefined) (target as LeafletMarker).getElement()?.setAttribute('aria-label', name);
        },
        click: () => onPress?.(),
        keydown: ({ originalEvent }: LeafletKeyboardEvent) => {
          if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
          originalEvent.preventDefault();
          onPress?.();
        },
      }}
    />
  );
}

const SVG = 'http://www.w3.org/2000/svg';

/** A pin whose tip is at the store. Built from nodes: no image file, no markup. */
function pinIcon(): DivIcon {
  const picture = document.createElementNS(SVG, 'svg');
  picture.setAttribute('viewBox', '0 0 30 42');
  picture.setAttribute('aria-hidden', 'true');
  addShape(picture, 'path', { d: 'M15 1a14 14 0 0 0-14 14c0 10 14 26 14 26s14-16 14-26A14 14 0 0 0 15 1Z' });
  addShape(picture, 'circle', { cx: '15', cy: '15', r: '5' });
  // Leaflet's types require an HTML element, although Leaflet only appends it.
  const html = document.createElement('span');
  html.append(picture);
  return new DivIcon({ className: 'shop-map__pin', html, iconSize: [44, 46], iconAnchor: [22, 46] });
}

function clusterIcon(count: number): DivIcon {
  const html = document.createElement('span');
  html.append(String(count));
  return new DivIcon({ className: 'shop-map__cluster', html, iconSize: [44, 44] });
}

function addShape(picture: SVGElement, name: string, attributes: Readonly<Record<string, string>>): void {
  const node = document.createElementNS(SVG, name);
  for (const key of Object.keys(attributes)) node.setAttribute(key, attributes[key] ?? '');
  picture.append(node);
}
