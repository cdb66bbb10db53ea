import { textsOf } from '@shop-elements/core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { infiniteScrollTexts } from './infinite-scroll.texts';
import type { ListState, PageLoader } from './page-loader';
import { focusFirst, startList } from './start-list';

export interface InfiniteScroll extends ListState {
  /** The end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** Loads the next page, or what failed; the keyboard then goes on at the first new product. */
  loadMore(): void;
}

/** Adds pages to the list, and begins anew with every list that `<shop-layered-nav>` shows. */
export function useInfiniteScroll(element: HTMLElement, config: InfiniteScrollConfig): InfiniteScroll {
  const end = useRef<HTMLDivElement>(null);
  const loader = useRef<PageLoader>(undefined);
  const [drawn, setDrawn] = useState<ListState>({ state: 'idle', isOffered: false, isPreviousOffered: false });
  const { loadPrevious } = textsOf(element, infiniteScrollTexts);

  useLayoutEffect(() => {
    let stopList = (): void => {};
    const start = (): void => {
      stopList();
      const started = startList({ element, config, label: loadPrevious, end: end.current, report: setDrawn });
      loader.current = started.loader;
      stopList = started.stop;
    };
    start();
    const ended = new AbortController();
    const nav = element.closest('shop-layered-nav') ?? document.querySelector('shop-layered-nav');
    nav?.addEventListener('shop-layered-nav-loaded', start, ended);
    return () => {
      ended.abort();
      stopList();
    };
  }, [element, config, loadPrevious]);

  const loadMore = async (): Promise<void> => {
    const box = end.current;
    const hadFocus = box?.contains(document.activeElement) === true;
    // The button may go while the page loads.
    if (hadFocus) box.focus();
    const pages = loader.current;
    const items = await (drawn.state === 'failed' ? pages?.retry() : pages?.load('next'));
    if (hadFocus && document.activeElement === box) focusFirst(items ?? []);
  };

  return { ...drawn, end, loadMore: () => void loadMore() };
}
