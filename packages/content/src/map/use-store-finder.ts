import { fill, reportError } from '@shop-elements/core';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { Place } from './distance';
import { findPlace, findShopper } from './find-place';
import type { MapConfig } from './map.config';
import type { mapTexts } from './map.texts';
import { type FoundStore, findStores } from './store-search';

/** A place that the search service found for what was typed. */
interface FoundPlace {
  typed: string;
  place: Place;
}

/** How the shopper looks for a store: by words, by a place, or by where they are. */
export interface StoreFinder {
  typed: string;
  type: (text: string) => void;
  /** Asks the search service when no store matches what is typed. */
  submit: () => void;
  findNearest: () => void;
  found: readonly FoundStore[];
  /** Whether the stores are sorted by distance. */
  isSorted: boolean;
  /** Announced: how many stores were found, or why none. */
  status: string;
}

export function useStoreFinder(element: HTMLElement, config: MapConfig, texts: typeof mapTexts): StoreFinder {
  const { locations, places } = config;
  const [typed, setTyped] = useState('');
  const [foundPlace, setFoundPlace] = useState<FoundPlace>();
  const [here, setHere] = useState<Place>();
  const [notice, setNotice] = useState('');
  // Typing on leaves the place that was found for the words before.
  const placeOfWords = foundPlace?.typed === typed ? foundPlace.place : undefined;
  const near = placeOfWords ?? here;
  const words = placeOfWords === undefined ? typed : '';
  const found = useMemo(() => findStores(locations, words, near), [locations, words, near]);

  const search = useRef<AbortController>(undefined);
  useEffect(() => () => search.current?.abort(), []);

  /** Ends the search that is under way, because the shopper asks something else now. */
  function startOver(shown: string): AbortSignal {
    search.current?.abort();
    search.current = new AbortController();
    setNotice(shown);
    return search.current.signal;
  }

  async function submit(): Promise<void> {
    if (places === '' || typed.trim() === '' || found.length > 0) return;
    const signal = startOver(texts.searching);
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
    const signal = startOver(texts.locating);
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
      startOver('');
    },
    submit: () => void submit(),
    findNearest: () => void findNearest(),
    found,
    isSorted: near !== undefined,
    status: notice || statusOf(found.length, words, near, texts),
  };
}

/** Says nothing before the shopper has asked for anything. */
function statusOf(count: number, words: string, near: Place | undefined, texts: typeof mapTexts): string {
  const asked = words.trim();
  if (asked === '') return near === undefined ? '' : texts.sorted;
  if (count === 0) return fill(texts.noneFound, asked);
  return count === 1 ? texts.oneFound : fill(texts.found, count);
}
