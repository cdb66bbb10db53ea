import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { startListHistory } from './list-history';
import { openPageList, type PageList } from './page-list';
import { type ListState, type PageLoader, startPageLoader } from './page-loader';
import { previousButton } from './previous-button';

interface ListOptions {
  element: HTMLElement;
  config: InfiniteScrollConfig;
  /** Label of the button for the previous page. */
  label: string;
  end: Element | null;
  report: (state: ListState) => void;
}

export interface RunningList {
  list: PageList;
  loader: PageLoader;
  stop(): void;
}

/** Wires one list, until the element is removed or another list replaces it. */
export function startList({ element, config, label, end, report }: ListOptions): RunningList {
  const ended = new AbortController();
  const { signal } = ended;
  const list = openPageList(element, config);
  const listHistory = startListHistory(list, config.address === 'follow', signal);
  const button = previousButton(list.node, label, () => void loadPrevious(loader));
  const nearEnd = watchEnd(end, config.distance, () => {
    if (loader.loadsAutomatically()) void loader.load('next');
  });
  const loader: PageLoader = startPageLoader({
    list,
    element,
    config,
    signal,
    added: listHistory.added,
    report(state) {
      button.show(state.isPreviousOffered);
      report(state);
      nearEnd.restart();
    },
  });

  return {
    list,
    loader,
    stop() {
      ended.abort();
      nearEnd.stop();
      button.end();
    },
  };
}

/** Watches whether the end of the list is near the viewport, or above it. */
function watchEnd(end: Element | null, distance: number, reached: () => void) {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached();
    },
    { root: document, rootMargin: `1000000px 0px ${distance}px` },
  );
  return {
    /** Reports again if the end is still near. */
    restart(): void {
      observer.disconnect();
      if (end) observer.observe(end);
    },
    stop: () => observer.disconnect(),
  };
}

/** Loads the previous page. For keyboard users, focuses the first of the new products, which are above. */
async function loadPrevious({ load }: PageLoader): Promise<void> {
  const button = document.activeElement;
  const byKeyboard = button?.matches(':focus-visible') === true;
  const items = await load('previous');
  if (byKeyboard && (document.activeElement === button || document.activeElement === document.body)) focusFirst(items);
}

/** Focuses the first of the new products. */
export function focusFirst([first]: readonly HTMLElement[]): void {
  first?.querySelector<HTMLElement>('a[href]:not([tabindex="-1"])')?.focus({ preventScroll: true });
}
