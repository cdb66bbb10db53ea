import { type ElementProps, reportError } from '@shop-elements/core';
import { useEffect, useState } from 'react';
import type { MapProblem } from './draw-map';
import type { MapConfig } from './map.config';

/** Services that refused this page. Later maps don't request them again. */
const refusing = new Set<string>();

/** A key for the map's service, for comparison. */
export function serviceOf({ tiles, tileKey, googleKey }: MapConfig): string {
  return googleKey === '' ? `${tiles} ${tileKey}` : `google ${googleKey}`;
}

/** Whether the map's service has refused this page. */
export function isRefused(config: MapConfig): boolean {
  return refusing.has(serviceOf(config));
}

/** The reason why there is no map. Reports it to the page. */
export function useMapProblem({ element, config }: ElementProps<MapConfig>) {
  const isMissing = config.tiles === '' && config.googleKey === '';
  const [isUnavailable] = useState(() => isMissing || isRefused(config));
  const [problem, setProblem] = useState<MapProblem | undefined>(isUnavailable ? 'refused' : undefined);

  useEffect(() => {
    if (!isUnavailable) return;
    if (isMissing) warnOfMissingService(element);
    announceFailure();
  }, [element, isUnavailable, isMissing]);

  function onFailure(kind: MapProblem, message: string): void {
    const source = config.googleKey === '' ? 'data-tiles' : 'data-google-key';
    reportError(element, 'network', [{ path: '', message, source }]);
    if (kind !== 'failed') announceFailure();
    if (kind === 'refused') {
      refusing.add(serviceOf(config));
      keepFocus(element);
    }
    setProblem(kind);
  }
  return { problem, setProblem, onFailure };
}

let hasWarned = false;

/** Warns once per page that maps without a service show only the list. */
function warnOfMissingService({ localName }: HTMLElement): void {
  if (hasWarned) return;
  hasWarned = true;
  console.warn(
    `<${localName}> shows only the list of stores, because data-tiles and data-google-key are missing. To set one for all maps of the ` +
      'page: <script type="application/json" data-shop-config="map">{ "tiles": "https://…/{z}/{x}/{y}.png?key={key}", "tileKey": "…" }</script>.',
  );
}

/** Uses Luma's event name. */
function announceFailure(): void {
  document.dispatchEvent(new CustomEvent('googleMaps:authFailure'));
}

/** Without a map, the list loses its buttons. Moves the focus from a button to its store. */
function keepFocus(element: HTMLElement): void {
  const entry = element.querySelector(':focus')?.closest('li');
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus();
}
