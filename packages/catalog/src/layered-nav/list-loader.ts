import { emit, reportError, reportException } from '@shop-elements/core';
import { mayClean, whenReleased } from '@shop-elements/dom';
import { isAddOnList, navigate, reloadPage } from '@shop-elements/host';
import { type ListReply, requestList } from '../shared/list-request';
import { whenSlidersRest } from '../shared/price-selection';
import { isListEntry, isListShown, markListShown, pushListUrl } from '../shared/shown-url';
import { type CategoryRegions, nodesOf, setBusy } from './category-regions';
import { filterUrl } from './control-url';
import { filtersState, printedState, startFilters } from './filters';
import type { layeredNavTexts } from './layered-nav';
import type { LayeredNavConfig } from './layered-nav.config';
import { type Prefetcher, startPrefetch } from './prefetch';
import { markPressed, type PressedControl, releaseCopies } from './pressed-control';

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

/** Loads lists instead of pages, one at a time: a newer request cancels the previous one. */
export class ListLoader {
  readonly #options: LoaderOptions;
  readonly #method: 'get' | 'post';
  readonly #prefetcher: Prefetcher | undefined;
  #regions: CategoryRegions;
  /** Cancels the latest request. */
  #controller = new AbortController();
  /** The control whose list is loading. */
  #pressed: PressedControl | undefined;

  constructor(options: LoaderOptions) {
    const { config, regions, previousRegions, signal } = options;
    this.#options = options;
    this.#regions = regions;
    this.#method = config.request ?? (isAddOnList(regions.products.nodes) ? 'post' : 'get');
    this.#prefetcher = config.prefetch ? this.#startPrefetch() : undefined;
    this.#startFilters();
    signal.addEventListener('abort', () => this.#cancel());
    if (previousRegions === undefined) {
      markListShown();
      // A page cache may have copied the page while a list was loading.
      setBusy(regions, false);
      releaseCopies(nodesOf(regions));
    }
    // The previous loader may have been stopped before it could show the list of the current URL.
    else this.followHistory();
  }

  /** The regions of the page, with the list that is shown now. */
  get regions(): CategoryRegions {
    return this.#regions;
  }

  /** Loads the list that a control leads to, with a new history entry. */
  open(url: string, control: EventTarget | null): void {
    this.#loadOrLeave(url, control, 'new');
  }

  /** Loads the list of the URL that the browser went back or forward to. */
  followHistory(): void {
    this.#cancel();
    // On a page without a list, the entries belong to another script, such as an instant search.
    if (this.#regions.products.nodes[0] && isListEntry() && !isListShown())
      this.#loadOrLeave(location.href, null, 'current');
  }

  /** Call it when the browser shows the page again: the shopper may have left it while a list was loading. */
  resume(): void {
    if (this.#pressed) this.followHistory();
  }

  #startPrefetch(): Prefetcher {
    const { config, signal } = this.#options;
    return startPrefetch({
      urlFor: (target) => prefetchUrl(target, this.#regions, config),
      request: (url, requestSignal) => requestList(url, this.#method, requestSignal),
      signal,
    });
  }

  #startFilters(): void {
    const { config, previousRegions, texts } = this.#options;
    const { nodes } = this.#regions.filters;
    const isRunning = previousRegions?.filters.nodes[0] === nodes[0];
    const state = isRunning ? filtersState(nodes, config) : printedState(nodes, config);
    startFilters(nodes, state, config, texts, config.slider ?? {});
  }

  /** Loads a list. If that throws, its page opens instead. */
  #loadOrLeave(url: string, control: EventTarget | null, entry: HistoryEntry): void {
    this.#load(url, control, entry).catch((error: unknown) => {
      reportException(this.#options.element, 'network', error);
      if (url === location.href) reloadPage();
      else navigate(url);
    });
  }

  async #load(url: string, control: EventTarget | null, entry: HistoryEntry): Promise<void> {
    const { element, config } = this.#options;
    if (!emit(element, 'shop-layered-nav-load', { url }, { cancelable: true })) {
      markPressed(control, config.current).undo();
      return;
    }
    this.#cancel();
    const prefetched = this.#prefetcher?.take(url);
    this.#controller = prefetched?.controller ?? new AbortController();
    const { signal } = this.#controller;
    const previousUrl = location.href;
    if (entry === 'new' && url !== previousUrl) pushListUrl(url);
    this.#startProgress(control);
    // Loads while the shop answers.
    const code = import('./show-reply').catch(() => undefined);
    const reply = (await prefetched?.reply) ?? (await requestList(url, this.#method, signal));
    const module = reply && (await code);
    // A new slider would end the shopper's move. If the move selects other prices, their request cancels this one.
    await whenSlidersRest(signal);
    // A filter that is replaced while it is pressed gets no click. After its click, its own request cancels this one.
    await whenReleased();
    if (signal.aborted) return;
    if (reply?.goTo) {
      // Back from there leads to the list that this page still shows.
      if (previousUrl !== location.href) history.replaceState(history.state, '', previousUrl);
      navigate(reply.goTo);
    } else if (!reply || !module || !this.#show(reply, module.showReply, reply.finalUrl ?? url, entry)) {
      reloadAfterFailure(element, url);
    }
  }

  /** Shows progress at once. */
  #startProgress(control: EventTarget | null): void {
    const { config, report } = this.#options;
    this.#pressed = markPressed(control, config.current);
    report({ isLoading: true });
    setBusy(this.#regions, true);
  }

  #endProgress(): void {
    this.#pressed = undefined;
    this.#options.report({});
    setBusy(this.#regions, false);
  }

  /** Cancels loading, and keeps the current list. */
  #cancel(): void {
    this.#controller.abort();
    if (!this.#pressed) return;
    this.#pressed.undo();
    this.#endProgress();
  }

  /** @returns false if the reply is a page without a list */
  #show(reply: ListReply, showReply: ShowReply, url: string, entry: HistoryEntry): boolean {
    const { element, config, texts, report } = this.#options;
    const { filters, products } = this.#regions;
    const state = filtersState(filters.nodes, config);
    // Measured before anything changes, to avoid another layout of the new list.
    const isOutOfView = entry === 'new' && beginsOutOfView(products.nodes[0]);
    const shown = showReply(this.#regions, reply, {
      element,
      config,
      url,
      start: (regions, sliders) => startFilters(regions.filters.nodes, state, config, texts, sliders),
    });
    if (!shown) return false;
    this.#pressed?.release();
    this.#endProgress();
    const { regions, count, changed } = shown;
    this.#regions = regions;
    if (reply.finalUrl) history.replaceState(history.state, '', url);
    markListShown();
    setBusy(regions, false);
    if (isOutOfView) regions.products.nodes[0]?.scrollIntoView();
    report({ count });
    emit(element, 'shop-layered-nav-loaded', { url, count, changed });
    return true;
  }
}

function reloadAfterFailure(element: HTMLElement, url: string): void {
  // Where HTML can't be cleaned, as under a policy without ours in WebKit, every list is a page load.
  if (mayClean()) reportError(element, 'network', [{ path: '', message: 'the list could not be loaded', source: url }]);
  reloadPage();
}

function prefetchUrl(
  target: EventTarget | null,
  regions: CategoryRegions,
  { item }: LayeredNavConfig,
): string | undefined {
  if (!(target instanceof Element) || target instanceof HTMLSelectElement || target.closest(item)) return undefined;
  return nodesOf(regions).some((node) => node.contains(target)) ? filterUrl(target) : undefined;
}

/** Whether the top of the list is out of view, so that the page has to scroll. */
function beginsOutOfView(part: Element | undefined): boolean {
  const top = part?.getBoundingClientRect().top ?? 0;
  return top < 0 || top > window.innerHeight;
}
