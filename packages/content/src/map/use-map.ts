import { type ElementProps, useNewest } from '@shop-elements/core';
import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DrawMap, MapDrawing, MapOptions, Selection } from './draw-map';
import { loadGoogleMap } from './google-map';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';
import { isRefused, useMapProblem } from './use-map-problem';
import type { StoreFinderState } from './use-store-finder';

interface MapContent {
  texts: typeof mapTexts;
  locale: string;
  finder: StoreFinderState;
}

/** Number of stores that the map shows once they are sorted by distance. */
const NEAREST = 3;

/** Draws the map once it comes into view, and keeps it up to date. */
export function useMap(props: ElementProps<MapConfig>, { texts, locale, finder }: MapContent) {
  const { config } = props;
  const { found, isSorted } = finder;
  const { problem, setProblem, onFailure } = useMapProblem(props);
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
      const { config, onFailure } = newest.current;
      // Another map may have been refused since this one was rendered.
      if (isRefused(config)) {
        onFailure('refused', 'the map service has refused this page');
        return;
      }
      try {
        const draw = await loadService(config);
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
