import { type ElementProps, reportError } from '@shop-elements/core';
import { showClean } from '@shop-elements/dom';
import { hostSettings } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
import { loadMap } from './load-map';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';

/** Services that have refused this page; the maps that come later do not ask them again. */
const refusing = new Set<string>();

/** Draws the map once its place comes into view, and keeps it up to date. */
export function useMap({ element, config }: ElementProps<MapConfig>, texts: typeof mapTexts) {
  const service = `${config.tiles} ${config.tileKey}`;
  const [isHopeless] = useState(() => config.tiles === '' || refusing.has(service));
  const [problem, setProblem] = useState<MapProblem | undefined>(isHopeless ? 'refused' : undefined);
  const [selected, onSelect] = useState<Selection>();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<MapDrawing>(undefined);

  const options: MapOptions = {
    config,
    texts,
    selected,
    onSelect,
    onFailure(kind, message) {
      reportError(element, 'network', [{ path: '', message, source: 'data-tiles' }]);
      // The host's own name for it.
      if (kind !== 'failed') document.dispatchEvent(new CustomEvent('googleMaps:authFailure'));
      if (kind === 'refused') {
        refusing.add(service);
        keepFocus(element);
      }
      setProblem(kind);
    },
    fetch: hostSettings().fetch,
    showMarkup: (place, html) => showClean(place, html, 'message'),
  };
  const newest = useRef(options);
  newest.current = options;

  useLayoutEffect(() => {
    if (isHopeless) newest.current.onFailure('refused', 'is no tile service, or one that refused before');
  }, [isHopeless]);

  useLayoutEffect(() => {
    const box = place.current;
    if (problem || box === null) return undefined;
    let isWanted = true;
    // Not while it is in a closed tab: Leaflet would find no room to draw in.
    const sight = new IntersectionObserver(
      async (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        sight.disconnect();
        try {
          const draw = await loadMap();
          if (isWanted) drawing.current = draw(box, newest.current);
        } catch (error) {
          if (isWanted) newest.current.onFailure('missing', String(error));
        }
      },
      { rootMargin: '200px' },
    );
    sight.observe(box);
    return () => {
      isWanted = false;
      sight.disconnect();
      drawing.current?.destroy();
      drawing.current = undefined;
    };
  }, [problem]);

  useLayoutEffect(() => {
    drawing.current?.update(newest.current);
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

/** The buttons of the list go with the map: the focus that is on one stays with its store. */
function keepFocus(element: HTMLElement): void {
  const entry = element.querySelector(':focus')?.closest('li');
  if (!entry) return;
  entry.tabIndex = -1;
  entry.focus();
}
