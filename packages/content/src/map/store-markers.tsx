import { type LatLngTuple, type Map as LeafletMap, latLngBounds } from 'leaflet';
import { useReducer, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { clusterByDistance } from './cluster';
import type { MapOptions } from './draw-map';
import { MapMarker } from './map-marker';
import { isCalm } from './map-view';
import { clusterIcon, pinIcon } from './marker-icons';
import { placeOf, placesOf } from './store';

/** More stores than this are gathered in clusters. */
const CLUSTER_ABOVE = 100;
/** Pixels between the middles of clusters. */
const CLUSTER_DISTANCE = 64;

export function StoreMarkers({ options }: { options: MapOptions }) {
  if (options.shown.length > CLUSTER_ABOVE) return <Clusters options={options} />;
  return options.shown.map((index) => <StoreMarker key={markerKey(options, index)} options={options} index={index} />);
}

/** Leaflet reads a marker's name only once. */
function markerKey({ config }: MapOptions, index: number): string {
  return `${index} ${config.locations[index]?.location_name}`;
}

function StoreMarker({ options, index }: { options: MapOptions; index: number }) {
  const { config, onSelect } = options;
  const store = config.locations[index];
  const place = store && placeOf(store);
  const [icon] = useState(pinIcon);
  if (!place) return null;
  // Without a name there is nothing to open.
  const open = store.location_name === '' ? undefined : () => onSelect({ index, from: 'map' });
  return <MapMarker position={[...place]} icon={icon} name={store.location_name} onPress={open} />;
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
      map.fitBounds(bounds, { padding: [48, 48], animate: !isCalm() });
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
  /** Numbers of its stores. */
  members: readonly number[];
  places: LatLngTuple[];
  zoom: number;
  /** Zooming in further would not part them. */
  isNearest: boolean;
}

function clustersInView(map: LeafletMap, { config, shown }: MapOptions): readonly StoreCluster[] {
  const zoom = map.getZoom();
  const inSight = map.getBounds().pad(0.5);
  const stores = shown.flatMap((index) => placesOf(config.locations, [index]).map((place) => ({ index, place })));
  const pixels = stores.map(({ place }) => map.project([...place], zoom));
  const isNearest = zoom >= map.getMaxZoom();
  return clusterByDistance(pixels, isNearest ? 0.001 : CLUSTER_DISTANCE)
    .filter(({ x, y }) => inSight.contains(map.unproject([x, y], zoom)))
    .map(({ members }) => {
      const own = members.flatMap((member) => stores[member] ?? []);
      return { members: own.map(({ index }) => index), places: own.map(({ place }) => [...place]), zoom, isNearest };
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
