import { emit } from '@shop-elements/core';
import { navigate, reloadPage } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import { requestList } from '../shared/list-request';
import { toggleGroup } from './filter-groups';
import type { LayeredNavConfig } from './layered-nav.config';
import { countOf, setBusy, showReply, startList } from './list-page';
import { wantedAddress } from './wanted-address';

/** Detail of `shop-layered-nav-load`. */
export interface LayeredNavLoadDetail {
  url: string;
}

/** Detail of `shop-layered-nav-loaded`. */
export interface LayeredNavLoadedDetail extends LayeredNavLoadDetail {
  /** How many products match. */
  count: number;
}

/**
 * Loads lists in place of pages.
 * @returns how many products match; undefined until another list has come
 */
export function useLayeredNav(element: HTMLElement, config: LayeredNavConfig): number | undefined {
  const [count, setCount] = useState<number>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: what the settings say, as they come in a new object each time
  useLayoutEffect(() => {
    let list = startList(element, config);
    let shown = here();
    let running: AbortController | undefined;

    /** @param isNew the address is none that the browser has gone back to */
    const load = async (url: string, isNew: boolean): Promise<void> => {
      if (!emit<LayeredNavLoadDetail>(element, 'shop-layered-nav-load', { url }, { cancelable: true })) return;
      running?.abort();
      running = new AbortController();
      const { signal } = running;
      if (isNew && url !== location.href) history.pushState(null, '', url);
      setCount(undefined);
      setBusy(list, true);
      const reply = await requestList(url, config.request, signal);
      if (signal.aborted) return;
      if (reply?.goTo !== undefined) return navigate(reply.goTo);
      const fresh = reply && showReply(element, config, reply);
      if (fresh === undefined) return reloadPage();

      list = fresh;
      shown = here();
      setBusy(list, false);
      // On a phone Luma's filters lie over the list.
      document.body.classList.remove('filter-active');
      if (isNew) bringIntoView(list.products.nodes[0]);
      const found = countOf(list);
      setCount(found);
      emit<LayeredNavLoadedDetail>(element, 'shop-layered-nav-loaded', { url, count: found });
    };

    const pressed = (event: Event): void => {
      const url = wantedAddress(event, list);
      if (url === undefined) {
        if (event.type === 'click') toggleGroup(event);
        return;
      }
      // Before the host's own handlers, which would load it once more or leave the page. A box keeps its tick.
      if (!(event instanceof CustomEvent)) event.stopPropagation();
      if (!(event.target instanceof HTMLInputElement)) event.preventDefault();
      void load(url, true);
    };
    const wentBack = (): void => {
      running?.abort();
      // An anchor on this page is no other list.
      if (here() !== shown) void load(location.href, false);
      else setBusy(list, false);
    };

    const life = new AbortController();
    const first = { capture: true, signal: life.signal };
    for (const type of ['click', 'change', 'shop-price-slider-change']) document.addEventListener(type, pressed, first);
    window.addEventListener('popstate', wentBack, first);
    return () => {
      life.abort();
      running?.abort();
    };
  }, [element, JSON.stringify(config)]);

  return count;
}

/** The page's address, without the anchor. */
function here(): string {
  return location.pathname + location.search;
}

/** Only when its top is out of view: a shopper who sees it needs no jump. */
function bringIntoView(part: Element | undefined): void {
  const top = part?.getBoundingClientRect().top ?? 0;
  if (top < 0 || top > window.innerHeight) part?.scrollIntoView();
}
