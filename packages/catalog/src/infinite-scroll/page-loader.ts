import { reportError } from '@shop-elements/core';
import { whenReleased } from '@shop-elements/dom';
import { navigate } from '@shop-elements/host';
import { type ListReply, requestList } from '../shared/list-request';
import { untilMoved } from '../shared/until-moved';
import type { InfiniteScrollConfig } from './infinite-scroll.config';
import { rememberedPages } from './list-memory';
import type { PageList } from './page-list';

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
  /** Called after pages were added. */
  added: () => void;
  report: (state: ListState) => void;
  signal: AbortSignal;
}

export interface PageLoader {
  /** Whether the next page loads automatically near the end of the list. */
  loadsAutomatically(): boolean;
  /** @returns the new products; empty if the page failed to load, or is already loading */
  load(direction: Direction): Promise<readonly HTMLElement[]>;
}

/** Starts with the current list. After Back, restores its other pages and the scroll position. */
export function startPageLoader(options: LoaderOptions): PageLoader {
  const { list, element, config, added, report, signal } = options;
  let state: ListState['state'] = 'idle';
  /** How many next pages were added, without retried ones. */
  let loadedPages = list.pages().length - 1;

  const change = (to: ListState['state']): void => {
    state = to;
    list.node?.setAttribute('aria-busy', String(to === 'loading'));
    const canLoad = to === 'idle' && loadedPages >= config.autoPages && list.next() !== undefined;
    const canRetry = to === 'failed' && list.next() !== undefined;
    report({
      state: to,
      isOffered: canLoad || canRetry,
      isPreviousOffered: list.previous() !== undefined,
      ...(list.pages().length > 1 && { count: list.count(), total: list.total() }),
    });
  };

  /** A page without products, such as a notice of maintenance, although the list is not complete. */
  const isOtherPage = ({ page }: ListReply): boolean =>
    page !== undefined && !list.hasProducts(page.body) && list.count() < (list.total() ?? 0);

  /** @returns the new products; undefined if the page failed to load */
  const add = (reply: ListReply | undefined, url: string, direction: Direction): readonly HTMLElement[] | undefined => {
    if (reply?.goTo) {
      // Offers to retry after Back. In an idle state, the same page would load again at once.
      change('failed');
      navigate(reply.goTo);
      return undefined;
    }
    if (!reply || isBlank(reply) || isOtherPage(reply)) {
      change('failed');
      reportError(element, 'network', [{ path: '', message: 'the page could not be loaded', source: url }]);
      return undefined;
    }
    if (reply.products)
      return direction === 'next' ? list.append(url, reply.products) : list.prepend(url, reply.products);
    // A page without products is after the last one.
    list.end();
    return [];
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
      // The new products move what is below, such as a link of the footer that is pressed now.
      await whenReleased();
      const newItems = signal.aborted ? undefined : add(reply, url, direction);
      if (newItems === undefined) return undefined;
      items.push(...newItems);
      if (isCounted) loadedPages += 1;
    }
    change('idle');
    return items;
  };

  const load = async (direction: Direction): Promise<readonly HTMLElement[]> => {
    const url = direction === 'next' ? list.next() : list.previous();
    if (state === 'loading' || !url) return [];
    const items = await loadAll([url], direction);
    if (items) added();
    return items ?? [];
  };

  const restore = async (): Promise<void> => {
    const { before, after } = rememberedPages();
    if (list.pages().length > 1 || before.length + after.length === 0) return;
    const moved = untilMoved(signal);
    // Loads while the shop answers.
    const code = import('./return-to-place').catch(() => undefined);
    const isRestored = (await loadAll([...before].reverse(), 'previous')) && (await loadAll(after, 'next'));
    if (!isRestored) return;
    // Restored pages count as loaded, so the button follows them.
    loadedPages = list.pages().length - 1;
    change('idle');
    added();
    (await code)?.returnToPlace(list.pages(), moved);
  };

  signal.addEventListener('abort', () => list.node?.setAttribute('aria-busy', 'false'));
  change('idle');
  void restore();
  return {
    loadsAutomatically: () => state === 'idle' && loadedPages < config.autoPages,
    load,
  };
}

function isBlank({ page }: ListReply): boolean {
  return page?.body.childElementCount === 0;
}
