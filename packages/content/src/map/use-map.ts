import { type ElementProps, reportError } from '@shop-elements/core';
import { hostSettings } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import type { MapDrawing, MapOptions, MapProblem, Selection } from './draw-map';
import { whenInView } from './in-view';
import { loadMap } from './load-map';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';

/** Services that have refused this page; the maps that come later do not ask them again. */
const refusing = new Set<string>();

/** Draws the map once its place comes into view, and keeps it up to date. */
export function useMap({ element, config }: ElementProps<MapConfig>, texts: typeof mapTexts) {
  const service = `${config.tiles} ${config.tileKey}`;
  const [hopeless] = useState(() =>
    config.tiles === '' ? 'is not given' : refusing.has(service) ? 'were refused before' : undefined,
  );
  const [problem, setProblem] = useState<MapProblem | undefined>(hopeless ? 'refused' : undefined);
  const [selected, onSelect] = useState<Selection>();
  const place = useRef<HTMLDivElement>(null);
  const drawing = useRef<MapDrawing>(undefined);
  const newest = useRef<MapOptions>(undefined);

  const onFailure: MapOptions['onFailure'] = (kind, message) => {
    reportError(element, 'network', [{ path: 'tiles', message, source: 'data-tiles' }]);
    // The host's own name for it.
    if (kind !== 'failed') document.dispatchEvent(new CustomEvent('googleMaps:authFailure'));
    if (kind === 'refused') {
      refusing.add(service);
      keepFocus(element);
    }
    setProblem(kind);
  };
  newest.current = { config, texts, selected, onSelect, onFailure, fetch: hostSettings().fetch ?? fetch.bind(window) };

  useLayoutEffect(() => {
    if (hopeless) newest.current?.onFailure('refused', `${hopeless}, so no map is drawn`);
  }, [hopeless]);

  useLayoutEffect(() => {
    const box = place.current;
    if (problem || box === null) return undefined;
    let isWanted = true;
    const stop = whenInView(box, async () => {
      try {
        const draw = await loadMap();
        if (isWanted && newest.current) drawing.current = draw(box, newest.current);
      } catch (error) {
        if (isWanted) newest.current?.onFailure('missing', String(error));
      }
    });
    return () => {
      isWanted = false;
      stop();
      drawing.current?.destroy();
      drawing.current = undefined;
    };
  }, [problem]);

  useLayoutEffect(() => {
    if (newest.current) drawing.current?.update(newest.current);
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
