import './answer-leaflet';
import { scopeOf } from '@shop-elements/core';
import { prefersReducedMotion, showClean } from '@shop-elements/dom';
import { DomUtil, type Map as LeafletMap, noConflict } from 'leaflet';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { MapContainer, TileLayer, useMap } from 'react-leaflet';
import type { DrawMap, MapOptions } from './draw-map';
import { InfoWindow } from './info-window';
import css from './leaflet-map.css?inline';
import { followSize, MapView, viewOf } from './map-view';
import { StoreMarkers } from './store-markers';
import { tileAddress, watchTiles } from './tiles';

// Restores the page's own Leaflet in `window.L`. Without one, `noConflict()` would leave an empty `L`.
noConflict();
if (Reflect.get(window, 'L') === undefined) Reflect.deleteProperty(window, 'L');

// A constructed sheet, because strict policies refuse `<style>`.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);

/** Draws a map with React-Leaflet. */
export const drawMap: DrawMap = (place, options) => {
  const root = createRoot(place);
  const update = (newest: MapOptions): void => root.render(<StoreMap options={newest} />);
  // Throws if the address is invalid, before anything is drawn.
  tileAddress(options.config);
  adoptStyles(scopeOf(place));
  update(options);
  return {
    update,
    // React can't unmount a root while another one renders.
    destroy: () => queueMicrotask(() => root.unmount()),
  };
};

/** Without these styles, in a shadow root, the tiles enlarge the map, which then requests more tiles, until the browser freezes. */
function adoptStyles(scope: Document | ShadowRoot): void {
  if (!scope.adoptedStyleSheets.includes(sheet)) scope.adoptedStyleSheets = [...scope.adoptedStyleSheets, sheet];
}

function StoreMap({ options }: { options: MapOptions }) {
  const { config, texts } = options;
  const [map, setMap] = useState<LeafletMap | null>(null);
  // Leaflet applies these options only when the map starts.
  const [start] = useState(() => ({
    view: viewOf(options),
    hasReducedMotion: prefersReducedMotion(),
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
        zoomAnimation={!start.hasReducedMotion}
        fadeAnimation={false}
        markerZoomAnimation={!start.hasReducedMotion}
        inertia={!start.hasReducedMotion}
      >
        <TileLayer url={tileAddress(config)} eventHandlers={watching} />
        <ZoomEnd />
        <MapView options={options} />
        <StoreMarkers options={options} />
        <InfoWindow options={options} />
      </MapContainer>
      <Attribution html={config.attribution} />
      {start.touch && <p className="shop-map__fingers">{texts.fingers}</p>}
      {map !== null && config.showControls && <ZoomButtons map={map} texts={texts} />}
    </>
  );
}

/**
 * Ends a running zoom when the map is removed. Otherwise, Leaflet 1.9 ends it a quarter of a second later, when the map no longer
 * exists, and throws.
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

function Attribution({ html }: { html: string }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => (line.current === null ? undefined : showClean(line.current, html, 'message')), [html]);
  return <p ref={line} className="shop-map__attribution" />;
}

interface ZoomButtonsProps {
  map: LeafletMap;
  texts: MapOptions['texts'];
}

/** Replaces Leaflet's own buttons, which are small, and are written as markup that strict policies refuse. */
function ZoomButtons({ map, texts }: ZoomButtonsProps) {
  const [zoom, setZoom] = useState(() => map.getZoom());
  useEffect(() => {
    const update = (): void => setZoom(map.getZoom());
    map.on('zoomend', update);
    return () => void map.off('zoomend', update);
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
