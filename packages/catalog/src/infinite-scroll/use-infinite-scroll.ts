import { reportError } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type ListReply, requestList } from '../shared/list-request';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { listAddress } from './list-address';
import { remember, remembered, rememberPlace, returnToPlace } from './list-memory';
import { addItems, itemsIn, listOf, moveNext, nextIn } from './product-items';

export interface InfiniteScroll {
  state: 'idle' | 'loading' | 'failed';
  /** There is a next page, and it waits for the shopper. */
  isOffered: boolean;
  /** How many products are shown, once pages were added. */
  count?: number | undefined;
  /** The end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** Loads the next page; the end of the list takes the focus until its first product is there. */
  loadMore?: () => void;
}

export function useInfiniteScroll(element: HTMLElement, config: InfiniteScrollConfig): InfiniteScroll {
  const end = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<InfiniteScroll>({ state: 'idle', isOffered: false, end });

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the settings say, as they come in a new object each time
  useLayoutEffect(() => {
    const { autoPages, distance, request } = config;
    let running: AbortController;
    let state: InfiniteScroll['state'];
    let address: string;
    let pages: readonly string[];

    const itemsNow = () => itemsIn(document, config);

    const change = (to: InfiniteScroll['state']): void => {
      state = to;
      listOf(element, config)?.setAttribute('aria-busy', String(to === 'loading'));
      const isWaiting = to === 'failed' || (to === 'idle' && pages.length >= autoPages);
      const count = pages.length > 0 ? itemsNow().length : undefined;
      const isOffered = isWaiting && nextIn(document, config) !== undefined;
      setDrawn({ state: to, isOffered, count, end, loadMore });
      // Told once more where the end is: it may still be in reach.
      observer.disconnect();
      if (end.current) observer.observe(end.current);
    };

    const add = (url: string, { list: products }: ListReply): void => {
      const target = listOf(element, config);
      // Without items there is nothing after it either.
      const isEmpty = products === undefined || itemsIn(products, config).length === 0;
      moveNext(isEmpty ? undefined : nextIn(products, config), config);
      const added = target && products ? addItems(target, products, config) : [];
      pages = [...pages, url];
      if (document.activeElement === end.current) {
        added[0]?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])')?.focus({ preventScroll: true });
      }
    };

    /** @returns whether they are all there */
    const load = async (urls: readonly string[]): Promise<boolean> => {
      const { signal } = running;
      change('loading');
      const replies = urls.map((url) => requestList(url, request, signal));
      for (const url of urls) {
        const reply = await replies.shift();
        if (signal.aborted) return false;
        if (reply?.goTo !== undefined) navigate(reply.goTo);
        else if (reply !== undefined) add(url, reply);
        else {
          moveNext(url, config);
          change('failed');
          reportError(element, 'network', [{ path: '', message: 'the next page did not come', source: url }]);
          return false;
        }
      }
      change('idle');
      return true;
    };

    const loadMore = async (): Promise<void> => {
      if (end.current?.contains(document.activeElement)) end.current.focus();
      const url = nextIn(document, config);
      if (state === 'loading' || url === undefined || !(await load([url]))) return;
      address = listAddress(url, address);
      remember({ shopPages: pages }, address);
    };

    /** Begins with the list that is shown, and brings its other pages and the place back after Back. */
    const start = async (): Promise<void> => {
      running = new AbortController();
      address = location.href;
      pages = [];
      const { shopPages = [] } = remembered();
      if (shopPages.length === 0) change('idle');
      else if (await load(shopPages)) returnToPlace(itemsNow());
    };

    const observer = new IntersectionObserver(
      (entries) => {
        const isNear = entries.some(({ isIntersecting }) => isIntersecting);
        if (isNear && state === 'idle' && pages.length < autoPages) void loadMore();
      },
      // Also when it has been scrolled past.
      { root: document, rootMargin: `1000000px 0px ${distance}px` },
    );
    const leave = (): void => {
      // After Back the entry is another list's already.
      if (location.href === address) rememberPlace(itemsNow());
    };

    void start();
    const life = new AbortController();
    const nav = element.closest('shop-layered-nav') ?? document.querySelector('shop-layered-nav');
    nav?.addEventListener('shop-layered-nav-load', leave, life);
    nav?.addEventListener(
      'shop-layered-nav-loaded',
      () => {
        running.abort();
        void start();
      },
      life,
    );
    window.addEventListener('pagehide', leave, life);
    return () => {
      life.abort();
      running.abort();
      observer.disconnect();
    };
  }, [element, JSON.stringify(config)]);

  return drawn;
}
