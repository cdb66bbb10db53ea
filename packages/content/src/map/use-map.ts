import { type ElementProps, reportError, useNewest } from '@shop-elements/core';
import { showClean } from '@shop-elements/dom';
import { hostSettings } from '@shop-elements/host';
import { type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DrawMap, MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
import { loadGoogleMap } from './google-map';
import { loadMap } from './load-map';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';
import { warnOfMissingService } from './missing-service';
import type { StoreFinder } from './use-store-finder';

interface MapContent {
  texts: typeof mapTexts;
  locale: string;
  finder: StoreFinder;
}

/** So many stores come into view once they are sorted by distance. */
const NEAREST = 3;

/** Services that refused this page. Later maps don't ask them again. */
const refusing = new Set<string>();

/** Names the service that draws a map, with its key. */
export function serviceOf({ tiles, tileKey, googleKey }: MapConfig): string {
  return googleKey === '' ? `${tiles} ${tileKey}` : `google ${googleKey}`;
}

/** Draws the map once its place comes into view, and keeps it up to date. */
export function useMap(props: ElementProps<MapConfig>, { texts, locale, finder }: MapContent) {
  const { config } = props;
  const { found, isSorted } = finder;
  const { problem, setProblem, onFailure } = useProblem(props);
  const [selected, onSelect] = useState<Selection>();
  const place = useRef<HTMLDivElement>(null);
  const shown = useMemo(() => found.map(({ index }) => index), [found]);
  const inView = useMemo(() => (isSorted ? shown.slice(0, NEAREST) : shown), [isSorted, shown]);

  useDrawing(place, problem !== undefined, {
    config,
    texts,
    locale,
    shown,
    inView,
    // A store that the search leaves out has no window.
    selected: selected && shown.includes(selected.index) ? selected : undefined,
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
    retry: () => setProblem(undefined),
  };
}

function showMarkup(place: Element, html: string): () => void {
  return showClean(place, html, 'message');
}

/** Why there is no map, and who is notified. */
function useProblem({ element, config }: ElementProps<MapConfig>) {
  const service = serviceOf(config);
  const isMissing = config.tiles === '' && config.googleKey === '';
  const [isHopeless] = useState(() => isMissing || refusing.has(service));
  const [problem, setProblem] = useState<MapProblem | undefined>(isHopeless ? 'refused' : undefined);

  useEffect(() => {
    if (!isHopeless) return;
    if (isMissing) warnOfMissingService(element);
    announceFailure();
  }, [element, isHopeless, isMissing]);

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

/** Luma's own name for it. */
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
    const stopWaiting = whenInSight(box, async () => {
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

function loadService({ googleKey }: MapConfig): Promise<DrawMap> {
  return googleKey === '' ? loadMap() : loadGoogleMap(googleKey);
}

/** Not while it is in a closed tab: a map finds no room to draw in there. */
function whenInSight(box: Element, arrived: () => void): () => void {
  const sight = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      sight.disconnect();
      arrived();
    },
    { rootMargin: '200px' },
  );
  sight.observe(box);
  return () => sight.disconnect();
}

/** The buttons of the list go with the map. Focus that is on one of them moves to its store. */
function keepFocus(element: HTMLElement): void {
  const entry = element.querySelector(':focus')?.closest('li');
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus();
}
