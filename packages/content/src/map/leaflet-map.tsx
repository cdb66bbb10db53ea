import './answer-leaflet';
import { DomUtil, type Map as LeafletMap, noConflict } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MapContainer, TileLayer, useMap } from 'react-leaflet';
import type { DrawMap, MapOptions } from './draw-map';
import { InfoWindow } from './info-window';
import css from './leaflet-map.css?inline';
import { followSize, isCalm, MapView, viewOf } from './map-view';
import { StoreMarkers } from './store-markers';
import { tileAddress, watchTiles } from './tiles';
import { ZoomButtons } from './zoom-buttons';

// Gives `window.L` back to the page's own Leaflet. Where the page has none, an empty `L` would stay.
noConflict();
if (Reflect.get(window, 'L') === undefined) Reflect.deleteProperty(window, 'L');

// Constructed, because a strict policy takes no `<style>`.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** Draws a map with React-Leaflet. */
export const drawMap: DrawMap = (place, options) => {
  const root = createRoot(place);
  const update = (newest: MapOptions): void => root.render(<StoreMap options={newest} />);
  // Throws before anything is drawn when the address is wrong.
  tileAddress(options.config);
  update(options);
  return {
    update,
    // Not while another root draws.
    destroy: () => queueMicrotask(() => root.unmount()),
  };
};

function StoreMap({ options }: { options: MapOptions }) {
  const { config, texts } = options;
  const [map, setMap] = useState<LeafletMap | null>(null);
  // Read once: Leaflet takes them when it starts.
  const [start] = useState(() => ({
    view: viewOf(options),
    calm: isCalm(),
    touch: matchMedia('(pointer: coarse)').matches,
  }));
  const [watching] = useState(() => watchTiles(options));

  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', 'region');
    container?.setAttribute('aria-label', texts.map);
  }, [map, texts.map]);
  useEffect(() => (map === null ? undefined : followSize(map)), [map]);

  return (
    <>
      <MapContainer
        ref={setMap}
        className="shop-map__leaflet"
        {...start.view}
        scrollWheelZoom={false}
        // One finger scrolls the page, two move the map.
        dragging={!start.touch}
        zoomControl={false}
        attributionControl={false}
        zoomAnimation={!start.calm}
        fadeAnimation={false}
        markerZoomAnimation={!start.calm}
        inertia={!start.calm}
      >
        <TileLayer url={tileAddress(config)} eventHandlers={watching} />
        <ZoomEnd />
        <MapView options={options} />
        <StoreMarkers options={options} />
        <InfoWindow options={options} />
      </MapContainer>
      <Attribution html={config.attribution} showMarkup={options.showMarkup} />
      {start.touch && <p className="shop-map__fingers">{texts.fingers}</p>}
      {map !== null && config.showControls && <ZoomButtons map={map} texts={texts} />}
    </>
  );
}

/**
 * Ends a zoom that is under way when the map goes. Leaflet 1.9 does so by itself a quarter of a second later, also when the
 * map is gone by then, and fails.
 */
function ZoomEnd() {
  const map = useMap();
  useLayoutEffect(() => {
    const zooming = map.getPane('mapPane')?.querySelector('.leaflet-proxy');
    const end = new TransitionEvent(DomUtil.TRANSITION_END, { propertyName: 'transform' });
    map.on('unload', () => zooming?.dispatchEvent(end));
  }, [map]);
  return null;
}

function Attribution({ html, showMarkup }: { html: string; showMarkup: MapOptions['showMarkup'] }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => (line.current === null ? undefined : showMarkup(line.current, html)), [html, showMarkup]);
  return <p ref={line} className="shop-map__attribution" />;
}
