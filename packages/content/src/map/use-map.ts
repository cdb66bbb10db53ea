import { type ElementProps, reportError, useNewest } from '@shop-elements/core';
import { showClean } from '@shop-elements/dom';
import { hostSettings } from '@shop-elements/host';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DrawMap, MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
import { loadGoogleMap } from './google-map';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';
import type { StoreFinderState } from './use-store-finder';

interface MapContent {
  texts: typeof mapTexts;
  locale: string;
  finder: StoreFinderState;
}

/** Number of stores that the map shows once they are sorted by distance. */
const NEAREST = 3;

/** Services that refused this page. Later maps don't request them again. */
const refusing = new Set<string>();

/** A key for the map's service, for comparison. */
export function serviceOf({ tiles, tileKey, googleKey }: MapConfig): string {
  return googleKey === '' ? `${tiles} ${tileKey}` : `google ${googleKey}`;
}

/** Draws the map once it comes into view, and keeps it up to date. */
export function useMap(props: ElementProps<MapConfig>, { texts, locale, finder }: MapContent) {
  const { config } = props;
  const { found, isSorted } = finder;
  const { problem, setProblem, onFailure } = useProblem(props);
  const [selected, onSelect] = useState<Selection>();
  const place = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => found.map(({ index }) => index), [found]);
  const inView = useMemo(() => (isSorted ? shown.slice(0, NEAREST) : shown), [isSorted, shown]);
  // A store that the search does not find loses its window for good. Otherwise, the window would open, and take the focus, while
  // the shopper types.
  if (selected && !shown.includes(selected.index)) onSelect(undefined);

  useDrawing(place, problem !== undefined, {
    config,
    texts,
    locale,
    shown,
    inView,
    selected,
    onSelect,
    onFailure,
    fetch: hostSettings().fetch,
    showMarkup,
  });

  return {
    place,
    problem,
    selected: selected?.index,
    show(index: number): void {
      setProblem(undefined);
      place.current?.scrollIntoView({ block: 'nearest' });
      onSelect({ index, from: 'list' });
    },
    retry(): void {
      // The pressed button disappears.
      place.current?.focus({ preventScroll: true });
      setProblem(undefined);
    },
  };
}

function showMarkup(place: Element, html: string): () => void {
  return showClean(place, html, 'message');
}

/** The reason why there is no map. Reports it to the page. */
function useProblem({ element, config }: ElementProps<MapConfig>) {
  const service = serviceOf(config);
  const isMissing = config.tiles === '' && config.googleKey === '';
  const [isUnavailable] = useState(() => isMissing || refusing.has(service));
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
      refusing.add(service);
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

function useDrawing(place: RefObject<HTMLElement | null>, isBroken: boolean, options: MapOptions): void {
  const drawing = useRef<MapDrawing>(undefined);
  const newest = useNewest(options);

  useLayoutEffect(() => {
    drawing.current?.update(options);
  });

  useLayoutEffect(() => {
    const box = place.current;
    if (isBroken || box === null) return undefined;
    let isWanted = true;
    const stopWaiting = whenInView(box, async () => {
      try {
        const draw = await loadService(newest.current.config);
        if (isWanted) drawing.current = draw(box, newest.current);
      } catch (error) {
        if (isWanted) newest.current.onFailure('missing', String(error));
      }
    });
    return () => {
      isWanted = false;
      stopWaiting();
      drawing.current?.destroy();
      drawing.current = undefined;
    };
  }, [place, isBroken, newest]);
}

async function loadService({ googleKey }: MapConfig): Promise<DrawMap> {
  return googleKey === '' ? (await import('./leaflet-map')).drawMap : loadGoogleMap(googleKey);
}

/** Calls back once, when an element is about to come into view. In a closed tab, a map would have no size. */
function whenInView(box: Element, arrived: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      arrived();
    },
    { rootMargin: '200px' },
  );
  observer.observe(box);
  return () => observer.disconnect();
}

/** Without a map, the list loses its buttons. Moves the focus from a button to its store. */
function keepFocus(element: HTMLElement): void {
  const entry = element.querySelector(':focus')?.closest('li');
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus();
}
