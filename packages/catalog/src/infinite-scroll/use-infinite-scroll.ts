import { reportError } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { askList, type ListReply } from '../product-list';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { listAddress } from './list-address';
import { rememberedPages, rememberPages, rememberPlace, returnToPlace } from './list-memory';
import { addItems, itemsIn, listOf, moveNext, nextIn } from './product-items';

export interface InfiniteScroll {
  state: 'idle' | 'loading' | 'failed';
  /** There is a next page, and it waits for the shopper. */
  isOffered: boolean;
  /** How many products are shown, once pages were added. */
  count: number | undefined;
  /** The end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** Loads the next page; the end of the list takes the focus until its first product is there. */
  loadMore: () => void;
}

type Drawn = Pick<InfiniteScroll, 'state' | 'isOffered' | 'count'>;

export function useInfiniteScroll(element: HTMLElement, config: InfiniteScrollConfig): InfiniteScroll {
  const [drawn, setDrawn] = useState<Drawn>({ state: 'idle', isOffered: false, count: undefined });
  const end = useRef<HTMLDivElement>(null);
  const load = useRef(() => {});
  const { autoPages, distance, list, item, next, request } = config;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the settings one by one, as they come in a new object each time
  useLayoutEffect(() => {
    let running = new AbortController();
    let state: InfiniteScroll['state'] = 'idle';
    let address = location.href;
    let nextPage: string | undefined;
    let pages: string[] = [];

    const itemsNow = () => itemsIn(listOf(element, config)?.parentElement ?? document, config);

    const change = (to: InfiniteScroll['state']): void => {
      state = to;
      if (to === 'loading') listOf(element, config)?.setAttribute('aria-busy', 'true');
      else listOf(element, config)?.removeAttribute('aria-busy');
      const isOffered = nextPage !== undefined && (to === 'failed' || (to === 'idle' && pages.length >= autoPages));
      setDrawn({ state: to, isOffered, count: pages.length > 0 ? itemsNow().length : undefined });
      // Told once more where the end is: it may still be in reach.
      observer.disconnect();
      if (end.current && to === 'idle') observer.observe(end.current);
    };

    const fail = (url: string): void => {
      nextPage = url;
      change('failed');
      reportError(element, 'network', [{ path: '', message: 'the next page did not come', source: url }]);
    };

    const add = (url: string, reply: ListReply): void => {
      const target = listOf(element, config);
      const source = reply.products;
      // Without items there is nothing after it either.
      const isEmpty = source === undefined || itemsIn(source, config).length === 0;
      nextPage = isEmpty ? undefined : nextIn(source, config);
      const added = target && source ? addItems(target, source, config) : [];
      moveNext(nextPage, config);
      pages = [...pages, url];
      if (document.activeElement === end.current) {
        added[0]?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])')?.focus({ preventScroll: true });
      }
    };

    const loadNext = async (): Promise<void> => {
      const url = nextPage;
      if (state === 'loading' || url === undefined) return;
      running = new AbortController();
      const { signal } = running;
      change('loading');
      const reply = await askList(url, request, signal).catch(() => undefined);
      if (signal.aborted) return;
      if (reply === undefined) return fail(url);
      if (reply.goTo !== undefined) return navigate(reply.goTo);
      add(url, reply);
      address = listAddress(url, address);
      rememberPages(pages, address);
      change('idle');
    };

    /** Begins with the list that is shown, and brings its other pages and the place back after Back. */
    const start = async (): Promise<void> => {
      running.abort();
      running = new AbortController();
      const { signal } = running;
      address = location.href;
      pages = [];
      nextPage = nextIn(document, config);
      const earlier = rememberedPages();
      if (earlier.length === 0) return change('idle');
      change('loading');
      const replies = earlier.map((url) => askList(url, request, signal).catch(() => undefined));
      for (const url of earlier) {
        const reply = await replies[pages.length];
        if (signal.aborted) return;
        if (reply === undefined) return fail(url);
        add(url, reply);
      }
      change('idle');
      returnToPlace(address, itemsNow());
    };

    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries[entries.length - 1]?.isIntersecting === true;
        if (isNear && state === 'idle' && pages.length < autoPages) void loadNext();
      },
      // Also when it has been scrolled past.
      { root: document, rootMargin: `1000000px 0px ${distance}px` },
    );
    const leave = (): void => rememberPlace(address, itemsNow());
    const leaveList = (): void => {
      leave();
      running.abort();
      state = 'idle';
    };
    const restart = (): void => void start();

    load.current = loadNext;
    void start();
    const nav = element.closest('shop-layered-nav') ?? document.querySelector('shop-layered-nav');
    nav?.addEventListener('shop-layered-nav-load', leaveList);
    nav?.addEventListener('shop-layered-nav-loaded', restart);
    window.addEventListener('pagehide', leave);
    return () => {
      running.abort();
      observer.disconnect();
      nav?.removeEventListener('shop-layered-nav-load', leaveList);
      nav?.removeEventListener('shop-layered-nav-loaded', restart);
      window.removeEventListener('pagehide', leave);
    };
  }, [element, autoPages, distance, list, item, next, request]);

  useLayoutEffect(() => {
    if (drawn.state === 'failed' && document.activeElement === end.current)
      end.current?.querySelector('button')?.focus();
  }, [drawn.state]);

  const loadMore = (): void => {
    if (end.current?.contains(document.activeElement)) end.current.focus();
    load.current();
  };
  return { ...drawn, end, loadMore };
}
