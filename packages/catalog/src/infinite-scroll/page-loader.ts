import { reportError } from '@shop-elements/core';
import { navigate } from '@shop-elements/host';
import { requestList } from '../shared/list-request';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { rememberedPages } from './list-memory';
import type { PageList } from './page-list';
import { returnToPlace, untilMoved } from './return-to-place';

/** Which end of the list a page is added to. */
export type Direction = 'next' | 'previous';

/** State of the list. */
export interface ListState {
  state: 'idle' | 'loading' | 'failed';
  /** Whether to show the button for the next page. */
  isOffered: boolean;
  /** Whether to show the button for the previous page. */
  isPreviousOffered: boolean;
  /** Number of shown products, and the total, once pages were added. */
  count?: number;
  total?: number | undefined;
}

interface LoaderOptions {
  list: PageList;
  element: HTMLElement;
  config: InfiniteScrollConfig;
  /** Called after a page was added, automatically or by a button, but not for restored pages. */
  added: (url: string) => void;
  report: (state: ListState) => void;
  signal: AbortSignal;
}

export interface PageLoader {
  /** Whether the next page loads automatically near the end of the list. */
  loadsAutomatically(): boolean;
  /** @returns the new products; empty if the page failed to load, or is already loading */
  load(direction: Direction): Promise<readonly HTMLElement[]>;
  /** Loads the failed page again. */
  retry(): Promise<readonly HTMLElement[]>;
}

/** Starts with the current list. After Back, restores its other pages and the scroll position. */
export function startPageLoader(options: LoaderOptions): PageLoader {
  const { list, element, config, added, report, signal } = options;
  let state: ListState['state'] = 'idle';
  let failed: Direction = 'next';
  /** How many next pages were added, without retried ones. */
  let loadedPages = list.pages().length - 1;

  const change = (to: ListState['state']): void => {
    state = to;
    list.node?.setAttribute('aria-busy', String(to === 'loading'));
    const isWaiting = to === 'idle' && loadedPages >= config.autoPages;
    const hasFailed = (direction: Direction): boolean => to === 'failed' && failed === direction;
    report({
      state: to,
      isOffered: (isWaiting || to === 'failed') && (list.next() !== undefined || hasFailed('previous')),
      isPreviousOffered: list.previous() !== undefined,
      ...(list.pages().length > 1 && { count: list.count(), total: list.total() }),
    });
  };

  /** @returns undefined if a page failed to load */
  const loadAll = async (
    urls: readonly string[],
    direction: Direction,
  ): Promise<readonly HTMLElement[] | undefined> => {
    // A page that the shopper retries must not use up one of the automatic loads.
    const isCounted = direction === 'next' && state !== 'failed';
    change('loading');
    const replies = urls.map((url) => requestList(url, config.request, signal));
    const items: HTMLElement[] = [];
    for (const url of urls) {
      const reply = await replies.shift();
      if (signal.aborted) return undefined;
      if (reply?.goTo) {
        // Offers to retry after Back. In an idle state, the same page would load again at once.
        failed = direction;
        change('failed');
        navigate(reply.goTo);
        return undefined;
      }
      if (!reply || reply.page?.body.childElementCount === 0) return fail(url, direction);
      if (reply.products) {
        items.push(...add(url, reply.products, direction));
        if (isCounted) loadedPages += 1;
      }
      // A page without products is after the last one.
      else list.end();
    }
    change('idle');
    return items;
  };
  const add = (url: string, reply: Element, direction: Direction): readonly HTMLElement[] =>
    direction === 'next' ? list.append(url, reply) : list.prepend(url, reply);
  const fail = (url: string, direction: Direction): undefined => {
    failed = direction;
    change('failed');
    reportError(element, 'network', [{ path: '', message: 'the page could not be loaded', source: url }]);
  };

  const load = async (direction: Direction): Promise<readonly HTMLElement[]> => {
    const url = direction === 'next' ? list.next() : list.previous();
    if (state === 'loading' || !url) return [];
    const items = await loadAll([url], direction);
    if (items) added(url);
    return items ?? [];
  };

  const restore = async (): Promise<void> => {
    const { before, after } = rememberedPages();
    if (list.pages().length > 1 || before.length + after.length === 0) return;
    const moved = untilMoved(signal);
    const isRestored = (await loadAll([...before].reverse(), 'previous')) && (await loadAll(after, 'next'));
    if (!isRestored) return;
    // Restored pages count as loaded, so the button follows them.
    loadedPages = list.pages().length - 1;
    change('idle');
    returnToPlace(list.pages(), moved);
  };

  signal.addEventListener('abort', () => list.node?.setAttribute('aria-busy', 'false'));
  change('idle');
  void restore();
  return {
    loadsAutomatically: () => state === 'idle' && loadedPages < config.autoPages,
    load,
    retry: () => load(failed),
  };
}
