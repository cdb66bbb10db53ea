import { textsOf } from '@shop-elements/core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { infiniteScrollTexts } from './infinite-scroll.texts';
import { listAddress } from './list-address';
import { rememberPages, rememberPlace, withoutAnchor } from './list-memory';
import { followView } from './page-in-view';
import { type ListState, type PageLoader, startPageLoader } from './page-loader';
import { previousButton } from './previous-button';

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

interface ListOptions {
  element: HTMLElement;
  config: InfiniteScrollConfig;
  label: string;
  end: Element | null;
  report: (state: ListState) => void;
}

/** Wires one list: until the element goes, or another list takes its place. */
function startList({ element, config, label, end, report }: ListOptions): { loader: PageLoader; stop(): void } {
  const ended = new AbortController();
  const { signal } = ended;
  const follows = config.address === 'follow';
  let address = withoutAnchor(location.href);

  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting) && loader.loadsByItself()) void loader.load('next');
    },
    // The end of the list counts as near when it has been scrolled past, too.
    { root: document, rootMargin: `1000000px 0px ${config.distance}px` },
  );
  const changed = (state: ListState): void => {
    button?.show(state.isPreviousOffered);
    report(state);
    // Observed anew: the end may still be within reach.
    observer.disconnect();
    if (end) observer.observe(end);
  };
  /** False once the address is that of another list, which is on its way. */
  const isHere = (): boolean => withoutAnchor(location.href) === address;
  const remember = (newAddress: string): void => {
    if (!isHere()) return;
    address = newAddress;
    rememberPages(list.pages(), address);
  };
  const added = (url: string): void => remember(follows ? address : listAddress(url, address));

  let button: ReturnType<typeof previousButton> | undefined;
  const loader: PageLoader = startPageLoader({ element, config, added, report: changed, signal });
  const { list } = loader;
  button = previousButton(list.node, label, () => void loadPrevious(loader));
  button.show(list.previous() !== undefined);

  const stopFollowing = follows ? followView(list.pages, ({ url }) => remember(ownAddress(url) ?? address)) : undefined;
  const leave = (): void => {
    if (isHere()) rememberPlace(list.pages());
  };
  document.addEventListener('shop-layered-nav-load', leave, { signal });
  window.addEventListener('pagehide', leave, { signal });

  return {
    loader,
    stop() {
      ended.abort();
      observer.disconnect();
      stopFollowing?.();
      button?.end();
    },
  };
}

/** The products that come stand above the shopper, who goes on from the first of them by keyboard. */
async function loadPrevious({ load }: PageLoader): Promise<void> {
  const button = document.activeElement;
  const byKeyboard = button?.matches(':focus-visible') === true;
  const items = await load('previous');
  if (byKeyboard && (document.activeElement === button || document.activeElement === document.body)) focusFirst(items);
}

function focusFirst([first]: readonly HTMLElement[]): void {
  first?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])')?.focus({ preventScroll: true });
}

function ownAddress(url: string): string | undefined {
  return new URL(url, location.href).origin === location.origin ? withoutAnchor(url) : undefined;
}
