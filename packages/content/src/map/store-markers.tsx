import { latLngBounds } from 'leaflet';
import { useReducer, useState } from 'react';
import { useMap, useMapEvents } from 'react-leaflet';
import { clusterByDistance } from './cluster';
import type { MapOptions } from './draw-map';
import { MapMarker } from './map-marker';
import { isCalm } from './map-view';
import { clusterIcon, pinIcon } from './marker-icons';
import { placeOf } from './store';

/** So many stores are easily told apart; more are gathered in clusters. */
const CLUSTER_ABOVE = 100;
/** Pixels between the middles of clusters. */
const CLUSTER_DISTANCE = 64;

export function StoreMarkers({ options }: { options: MapOptions }) {
  const { locations } = options.config;
  if (locations.length > CLUSTER_ABOVE) return <Clusters options={options} />;
  return locations.map((_, index) => <StoreMarker key={markerKey(options, index)} options={options} index={index} />);
}

/** Leaflet takes a marker's name once. */
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
  return <MapMarker position={place} icon={icon} name={store.location_name} onPress={open} />;
}

function Clusters({ options }: { options: MapOptions }) {
  const { locations } = options.config;
  const map = useMap();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const [handlers] = useState(() => ({ moveend: () => redraw() }));
  useMapEvents(handlers);

  const zoom = map.getZoom();
  const inSight = map.getBounds().pad(0.5);
  const places = locations.map(placeOf);
  const pixels = places.map((place) => place && map.project(place, zoom));
  const isNearest = zoom >= map.getMaxZoom();
  return clusterByDistance(pixels, isNearest ? 0.001 : CLUSTER_DISTANCE)
    .filter(({ x, y }) => inSight.contains(map.unproject([x, y], zoom)))
    .flatMap(({ members }) => {
      if (members.length === 1 || isNearest) {
        return members.map((index) => <StoreMarker key={markerKey(options, index)} options={options} index={index} />);
      }
      const bounds = latLngBounds(members.map((index) => places[index]).filter((place) => place !== undefined));
      const zoomIn = (): void => {
        map.fitBounds(bounds, { padding: [48, 48], animate: !isCalm() });
        map.getContainer().focus({ preventScroll: true });
      };
      return (
        <ClusterMarker
          key={`${zoom} ${members.join(' ')}`}
          position={[bounds.getCenter().lat, bounds.getCenter().lng]}
          name={options.texts.cluster.replace('%1', String(members.length))}
          count={members.length}
          onPress={zoomIn}
        />
      );
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
