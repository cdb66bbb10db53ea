import { make } from '@shop-elements/dom';
import { createRoot } from 'react-dom/client';
import type { MapOptions } from './draw-map';
import type { GoogleMap, GoogleMaps, GoogleMarker } from './load-google';
import { NEAR_ZOOM, WIDEST_WINDOW } from './map-sizes';
import { placeOf } from './store';
import { StoreCard } from './store-card';

interface StoreWindow {
  /** Shows the store that is selected, or closes the window. */
  show(options: MapOptions, markers: ReadonlyMap<number, GoogleMarker>): void;
  destroy(): void;
}

/** Google's info window with our card in it. */
export function googleWindow(google: GoogleMaps, map: GoogleMap, onClose: () => void): StoreWindow {
  const content = make('div', {});
  const root = createRoot(content);
  const info = new google.InfoWindow({ content, maxWidth: WIDEST_WINDOW });
  info.addListener('closeclick', onClose);

  return {
    show(options, markers) {
      const { config, selected } = options;
      const store = selected && config.locations[selected.index];
      const marker = selected && markers.get(selected.index);
      info.close();
      if (!store?.location_name || !marker) {
        root.render(null);
        return;
      }
      const place = placeOf(store);
      if (selected.from === 'list' && place) {
        map.setCenter({ lat: place[0], lng: place[1] });
        map.setZoom(Math.max(map.getZoom() ?? 0, NEAR_ZOOM));
      }
      root.render(<StoreCard key={selected.index} store={store} options={options} onClose={onClose} />);
      info.open({ map, anchor: marker });
    },
    destroy() {
      info.close();
      // Not while another root renders.
      queueMicrotask(() => root.unmount());
    },
  };
}
