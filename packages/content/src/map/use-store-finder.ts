import { fill, reportError } from '@shop-elements/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from './distance';
import { findPlace, findShopper } from './find-place';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';
import { type FoundStore, findStores } from './store-search';

/** A place that the search service found for the typed text. */
interface FoundPlace {
  typed: string;
  place: Place;
}

/** The store search: by text, by place, or by the shopper's location. */
export interface StoreFinderState {
  typed: string;
  type: (text: string) => void;
  /** Searches for a place if no store matches the typed text. */
  submit: () => void;
  findNearest: () => void;
  found: readonly FoundStore[];
  /** Whether the stores are sorted by distance. */
  isSorted: boolean;
  /** Announced text: how many stores were found, or why none. */
  status: string;
}

export function useStoreFinder(element: HTMLElement, config: MapConfig, texts: typeof mapTexts): StoreFinderState {
  const { locations, places } = config;
  const [typed, setTyped] = useState('');
  const [foundPlace, setFoundPlace] = useState<FoundPlace>();
  const [here, setHere] = useState<Place>();
  const [notice, setNotice] = useState('');
  // A place belongs to the text that it was found for.
  const placeOfText = foundPlace?.typed === typed ? foundPlace.place : undefined;
  const near = placeOfText ?? here;
  const query = placeOfText === undefined ? typed : '';
  const found = useMemo(() => findStores(locations, query, near), [locations, query, near]);

  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);

  /** Cancels a running search, and starts the next one. */
  function startSearch(text: string): AbortSignal {
    search.current?.abort();
    search.current = new AbortController();
    setNotice(text);
    return search.current.signal;
  }

  async function submit(): Promise<void> {
    if (places === '' || typed.trim() === '' || found.length > 0) return;
    const signal = startSearch(texts.searching);
    try {
      const place = await findPlace(places, typed, signal);
      if (signal.aborted) return;
      if (place !== undefined) setFoundPlace({ typed, place });
      setNotice('');
    } catch (error) {
      if (signal.aborted) return;
      reportError(element, 'network', [{ path: 'places', message: String(error), source: 'data-places' }]);
      setNotice(texts.searchFailed);
    }
  }

  async function findNearest(): Promise<void> {
    const signal = startSearch(texts.locating);
    try {
      const place = await findShopper();
      if (signal.aborted) return;
      setHere(place);
      setTyped('');
      setNotice('');
    } catch {
      if (!signal.aborted) setNotice(texts.noLocation);
    }
  }

  return {
    typed,
    type(text) {
      setTyped(text);
      startSearch('');
    },
    submit: () => void submit(),
    findNearest: () => void findNearest(),
    found,
    isSorted: near !== undefined,
    status: notice || statusOf(found.length, query, near, texts),
  };
}

/** Empty until the shopper searches. */
function statusOf(count: number, query: string, near: Place | undefined, texts: typeof mapTexts): string {
  const searched = query.trim();
  if (searched === '') return near === undefined ? '' : texts.sorted;
  if (count === 0) return fill(texts.noneFound, searched);
  return count === 1 ? texts.oneFound : fill(texts.found, count);
}
