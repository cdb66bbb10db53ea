import { type ElementProps, fill, textsOf, whenPageParsed } from '@shop-elements/core';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { rememberPages } from './list-memory';
import { findList } from './page-list';
import type { ListState } from './page-loader';
import { focusFirst, type RunningList, startList } from './start-list';

export const infiniteScrollTexts = {
  loadMore: 'Load more',
  loadPrevious: 'Load previous',
  loading: 'Loading more products...',
  shown: '%1 products shown',
  shownOne: '1 product shown',
  shownOf: '%1 of %2 products shown',
  failed: 'More products could not be loaded.',
  tryAgain: 'Try again',
};

const classes = {
  idle: '',
  loading: 'shop-infinite-scroll__text shop-spinner',
  failed: 'shop-infinite-scroll__text',
};

/**
 * Adds the next pages to a product list: the first two automatically near the end of the list, then with a button. The
 * URL follows the page in view. A list that starts on a later page gets a button for the previous one. After Back from
 * a product, the pages and the scroll position are restored. Wrap the list, or put the element below it; it starts over
 * with each new list of `<shop-layered-nav>` or of another script. The pager keeps working. If a page fails to load, the
 * list stays and a button offers to retry; `shop-error` fires with phase `network`.
 * @example
 * <shop-infinite-scroll>
 *   <div class="products wrapper"><ol class="product-items">…</ol></div>
 * </shop-infinite-scroll>
 */
export function InfiniteScroll({ element, config }: ElementProps<InfiniteScrollConfig>) {
  const { state, isOffered, count, total, end, loadMore } = useInfiniteScroll(element, config);
  const texts = textsOf(element, infiniteScrollTexts);
  const shown = count === 1 ? texts.shownOne : texts.shown;
  return (
    <div ref={end} className="shop-infinite-scroll" data-state={state} tabIndex={-1}>
      <p role="status" className={classes[state]}>
        {state === 'idle'
          ? count !== undefined && fill(total ? texts.shownOf : shown, count, total ?? '')
          : texts[state]}
      </p>
      <button type="button" className="shop-button" hidden={!isOffered} onClick={loadMore}>
        {state === 'failed' ? texts.tryAgain : texts.loadMore}
      </button>
    </div>
  );
}

interface InfiniteScrollState extends ListState {
  /** Marks the end of the list. */
  end: RefObject<HTMLDivElement | null>;
  /** Loads the next page and moves the keyboard focus to the first new product. */
  loadMore(): void;
}

/** Adds pages to the list, and starts over with each list that `<shop-layered-nav>` or another script shows. */
function useInfiniteScroll(element: HTMLElement, config: InfiniteScrollConfig): InfiniteScrollState {
  const end = useRef<HTMLDivElement>(null);
  const running = useRef<RunningList>(undefined);
  const [listState, setListState] = useState<ListState>({ state: 'idle', isOffered: false, isPreviousOffered: false });
  const { loadPrevious } = textsOf(element, infiniteScrollTexts);

  useLayoutEffect(() => {
    const start = (): void => {
      running.current?.stop();
      running.current = startList({ element, config, label: loadPrevious, end: end.current, report: setListState });
    };
    const ended = new AbortController();
    const { signal } = ended;
    // The page's own script may replace the list, as another Ajax filter does.
    const replaced = new MutationObserver(() => {
      const before = running.current?.list.node;
      if (before?.isConnected || !findList(element, config)?.isConnected) return;
      // The replaced list's pages must not be restored into the new list.
      if (before) rememberPages([], location.href);
      start();
    });
    // The pager may be further down the page.
    whenPageParsed(() => {
      start();
      replaced.observe(document.body, { childList: true, subtree: true });
    }, signal);
    // On `document`, because the page may add <shop-layered-nav> later.
    document.addEventListener('shop-layered-nav-loaded', start, { capture: true, signal });
    return () => {
      ended.abort();
      replaced.disconnect();
      running.current?.stop();
      running.current = undefined;
    };
  }, [element, config, loadPrevious]);

  const loadMore = async (): Promise<void> => {
    const box = end.current;
    const hadFocus = box?.contains(document.activeElement) === true;
    // The button may disappear while the page loads.
    if (hadFocus) box.focus();
    const items = await running.current?.loader.load('next');
    if (hadFocus && document.activeElement === box) focusFirst(items ?? []);
  };
  // In a layout effect, since an effect of the last failure could still wait when the shopper presses the button.
  useLayoutEffect(() => {
    // After another failure, the button is back.
    if (listState.state === 'failed' && document.activeElement === end.current)
      end.current?.querySelector('button')?.focus();
  }, [listState.state]);

  return { ...listState, end, loadMore: () => void loadMore() };
}
