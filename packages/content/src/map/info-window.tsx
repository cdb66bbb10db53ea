import { useState } from 'react';
import { Popup, useMap } from 'react-leaflet';
import type { MapOptions } from './draw-map';
import type { Store } from './map.config';
import { WIDEST_WINDOW } from './map-sizes';
import { placeOf } from './store';
import { StoreCard } from './store-card';

/** The one open window, above the marker of its store. A store without a name has none. */
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
  const [position] = useState(() => placeOf(store));
  const [opener] = useState(() => document.activeElement);
  const { onSelect } = options;
  if (!position) return null;

  /** The focus goes back to where the window was opened from. */
  const close = (): void => {
    const back = opener instanceof HTMLElement && opener.isConnected ? opener : map.getContainer();
    back.focus();
    onSelect(undefined);
  };
  return (
    <Popup
      position={[...position]}
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

/** The page's: the map itself always goes from left to right. */
function directionOf(container: HTMLElement): string {
  return container.parentElement === null ? '' : getComputedStyle(container.parentElement).direction;
}
