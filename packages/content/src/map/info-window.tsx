import { latLng } from 'leaflet';
import { useState } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { MapOptions } from './draw-map';
import type { Store } from './map.config';
import { WIDEST_WINDOW } from './map-sizes';
import { placeOf } from './store';
import { StoreCard } from './store-card';

/** The open window, above the marker of its store. A store without a name has no window. */
export function InfoWindow({ options }: { options: MapOptions }) {
  const { config, selected } = options;
  const store = config.locations[selected?.index ?? -1];
  if (!selected || !store?.location_name) return null;
  return <StoreWindow key={`${selected.index} ${store.location_name}`} store={store} options={options} />;
}

interface StoreWindowProps {
  store: Store;
  options: MapOptions;
}

function StoreWindow({ store, options }: StoreWindowProps) {
  const map = useMap();
  // The same object at every render: at a new one, React Leaflet opens another window, without the focus.
  const [position] = useState(() => {
    const place = placeOf(store);
    return place && latLng(...place);
  });
  const [opener] = useState(() => document.activeElement);
  const { onSelect } = options;
  if (!position) return null;

  /** Restores the focus to the control that opened the window. */
  const close = (): void => {
    const target = opener instanceof HTMLElement && opener.isConnected ? opener : map.getContainer();
    target.focus();
    onSelect(undefined);
  };
  return (
    <Popup
      position={position}
      offset={[0, -36]}
      maxWidth={Math.min(WIDEST_WINDOW, map.getSize().x - 32)}
      maxHeight={map.getSize().y - 96}
      closeButton={false}
      autoPanPadding={[16, 16]}
      className="shop-map__window"
      eventHandlers={{ remove: () => onSelect(undefined) }}
    >
      <StoreCard store={store} options={options} direction={directionOf(map.getContainer())} onClose={close} />
    </Popup>
  );
}

/** The page's text direction: the map itself is always left to right. */
function directionOf(container: HTMLElement): string {
  return container.parentElement === null ? '' : getComputedStyle(container.parentElement).direction;
}
