import { emit, reportError } from '@shop-elements/core';
import { canClean } from '@shop-elements/dom';
import { isAddOnList, navigate, reloadPage } from '@shop-elements/host';
import { type ListReply, requestList } from '../shared/list-request';
import { whenSlidersRest } from '../shared/price-selection';
import { isListShown, markListShown } from '../shared/shown-address';
import { type CategoryRegions, nodesOf, setBusy } from './category-regions';
import { filterAddress } from './control-address';
import { filtersState, printedState, startFilters } from './filters';
import type { layeredNavTexts } from './layered-nav';
import type { LayeredNavConfig } from './layered-nav.config';
import { startPrefetch } from './prefetch';
import { markPressed, type PressedControl } from './pressed-control';

/** Detail of `shop-layered-nav-load`. */
export interface LayeredNavLoadDetail {
  url: string;
}

/** Detail of `shop-layered-nav-loaded`. */
export interface LayeredNavLoadedDetail extends LayeredNavLoadDetail {
  /** How many products match. */
  count: number;
  /** Other changed parts of the page, as selectors from the setting `update`. */
  changed: readonly string[];
}

/** Progress of the list. */
export interface ListProgress {
  /** Whether another list is loading. */
  isLoading?: boolean;
  /** How many products match, once another list is shown. */
  count?: number;
}

type ShowReply = typeof import('./show-reply').showReply;

interface LoaderOptions {
  element: HTMLElement;
  config: LayeredNavConfig;
  /** The regions of the page. */
  regions: CategoryRegions;
  /** The regions of the previous loader, which had other settings or texts. */
  previousRegions: CategoryRegions | undefined;
  texts: typeof layeredNavTexts;
  report: (progress: ListProgress) => void;
  /** Stops the loader. */
  signal: AbortSignal;
}

/** Whether a list adds a history entry, or belongs to the entry that the browser went to. */
type HistoryEntry = 'new' | 'current';

export interface ListLoader {
  regions(): CategoryRegions;
  /** Loads the list that a control leads to, with a new history entry. */
  open(url: string, control: EventTarget | null): void;
  /** Loads the list of the URL that the browser went back or forward to. */
  followHistory(): void;
  /** Call it when the browser shows the page again: the shopper may have left it while a list was loading. */
  resume(): void;
}

/** Loads lists instead of pages, one at a time: a newer request cancels the previous one. */
export function startLoader(options: LoaderOptions): ListLoader {
  const { element, config, previousRegions, texts, report, signal } = options;
  // Luma has removed the toolbar's settings by now if they were read before.
  let regions = { ...options.regions, toolbar: { ...previousRegions?.toolbar, ...options.regions.toolbar } };
  let running = new AbortController();
  /** The control whose list is loading. */
  let pressed: PressedControl | undefined;

  const how = config.request ?? (isAddOnList(regions.products.nodes) ? 'post' : 'get');
  const request = (url: string, call: AbortSignal): Promise<ListReply | undefined> => requestList(url, how, call);
  const prefetcher = config.prefetch
    ? startPrefetch({ addressOf: (target) => prefetchAddress(target, regions, config), request, signal })
    : undefined;

  /** Shows progress at once. */
  const startProgress = (control: EventTarget | null): void => {
    pressed = markPressed(control, config.current);
    report({ isLoading: true });
    setBusy(regions, true);
  };
  const endProgress = (): void => {
    pressed = undefined;
    report({});
    setBusy(regions, false);
  };
  /** Cancels loading, and keeps the current list. */
  const cancel = (): void => {
    running.abort();
    if (!pressed) return;
    pressed.undo();
    endProgress();
  };

  const load = async (url: string, control: EventTarget | null, entry: HistoryEntry): Promise<void> => {
    if (!emit(element, 'shop-layered-nav-load', { url }, { cancelable: true })) {
      markPressed(control, config.current).undo();
      return;
    }
    cancel();
    const prefetched = prefetcher?.take(url);
    running = prefetched?.controller ?? new AbortController();
    const own = running.signal;
    const from = location.href;
    if (entry === 'new' && url !== from) history.pushState(null, '', url);
    startProgress(control);
    // Loads while the shop answers.
    const code = import('./show-reply').catch(() => undefined);
    const reply = (await prefetched?.reply) ?? (await request(url, own));
    const swap = reply && (await code);
    // A new slider would end the shopper's move. If the move selects other prices, their request cancels this one.
    await whenSlidersRest(own);
    if (own.aborted) return;
    if (reply?.goTo) {
      // Back from there leads to the list that this page still shows.
      if (from !== location.href) history.replaceState(null, '', from);
      navigate(reply.goTo);
    } else if (!reply || !swap) {
      // Where HTML can't be cleaned, as under a policy without ours in WebKit, every list is a page load.
      if (canClean())
        reportError(element, 'network', [{ path: '', message: 'the list could not be loaded', source: url }]);
      reloadPage();
    } else if (!show(reply, swap.showReply, reply.address ?? url, entry)) reloadPage();
  };

  /** @returns false if the reply is a page without a list */
  const show = (reply: ListReply, showReply: ShowReply, url: string, entry: HistoryEntry): boolean => {
    const state = filtersState(regions.filters.nodes, config);
    // Measured before anything changes, to avoid another layout of the new list.
    const isOutOfView = entry === 'new' && beginsOutOfView(regions.products.nodes[0]);
    const shown = showReply(regions, reply, {
      element,
      config,
      url,
      start: ({ filters }, sliders) => startFilters(filters.nodes, state, config, texts, sliders),
    });
    if (!shown) return false;
    pressed?.release();
    endProgress();
    const { count, changed } = shown;
    regions = shown.regions;
    if (reply.address) history.replaceState(history.state, '', url);
    markListShown();
    setBusy(regions, false);
    if (isOutOfView) regions.products.nodes[0]?.scrollIntoView();
    report({ count });
    emit(element, 'shop-layered-nav-loaded', { url, count, changed });
    return true;
  };

  const followHistory = (): void => {
    cancel();
    if (!isListShown()) void load(location.href, null, 'current');
  };

  const resume = (): void => {
    if (pressed) followHistory();
  };

  const { nodes } = regions.filters;
  const isRunning = previousRegions?.filters.nodes[0] === nodes[0];
  const state = isRunning ? filtersState(nodes, config) : printedState(nodes, config);
  startFilters(nodes, state, config, texts, config.slider ?? {});
  signal.addEventListener('abort', cancel);
  if (previousRegions === undefined) markListShown();
  // Loads the list that the previous loader no longer shows.
  else followHistory();

  return { regions: () => regions, open: (url, control) => void load(url, control, 'new'), followHistory, resume };
}

function prefetchAddress(
  target: EventTarget | null,
  regions: CategoryRegions,
  { item }: LayeredNavConfig,
): string | undefined {
  if (!(target instanceof Element) || target instanceof HTMLSelectElement || target.closest(item)) return undefined;
  return nodesOf(regions).some((node) => node.contains(target)) ? filterAddress(target) : undefined;
}

/** Whether the top of the list is out of view, so that the page has to scroll. */
function beginsOutOfView(part: Element | undefined): boolean {
  const top = part?.getBoundingClientRect().top ?? 0;
  return top < 0 || top > window.innerHeight;
}
