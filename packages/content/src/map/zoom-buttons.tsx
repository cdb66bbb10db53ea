import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import type { mapTexts } from './map.texts';

interface ZoomButtonsProps {
  map: LeafletMap;
  texts: typeof mapTexts;
}

/** Our own: Leaflet's are small, and are written as markup, which a strict page does not take. */
export function ZoomButtons({ map, texts }: ZoomButtonsProps) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const tell = (): void => setZoom(map.getZoom());
    map.on('zoomend', tell);
    return () => void map.off('zoomend', tell);
  }, [map]);
  return (
    <div className="shop-map__zoom">
      <button
        type="button"
        aria-label={texts.zoomIn}
        aria-disabled={zoom >= map.getMaxZoom()}
        onClick={() => map.zoomIn()}
      >
        +
      </button>
      <button
        type="button"
        aria-label={texts.zoomOut}
        aria-disabled={zoom <= map.getMinZoom()}
        onClick={() => map.zoomOut()}
      >
        −
      </button>
    </div>
  );
}
