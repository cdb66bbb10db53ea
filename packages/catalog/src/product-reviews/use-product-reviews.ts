import { controlOf, isForBrowser } from '@shop-elements/core';
import { fragmentTarget, scrollToElement } from '@shop-elements/dom';
import { reviewParts } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import type { ProductReviewsConfig } from './product-reviews.config';
import { type ReviewsState, startList } from './review-list';
import { openByAddress, openTab, whenShown, whenTabStarts } from './reviews-tab';

/** Loads the list once, its pages on demand, and takes the shopper to where a link points. */
export function useProductReviews(element: HTMLElement, config: ProductReviewsConfig): ReviewsState {
  const [state, report] = useState<ReviewsState>({});

  useLayoutEffect(() => {
    const ended = new AbortController();
    const { signal } = ended;
    const { tab, panel: panelSelector, offset, duration } = config;
    const panel = (): Element => document.querySelector(panelSelector) ?? element;
    const scrollTo = (target: Element): void => scrollToElement(target, { offset, duration });
    const list = startList({ element, config, report, signal });
    const openAt = (target: Element): void => {
      openTab(element, tab);
      list.start();
      list.aimAt(target);
    };
    // Luma's tabs may start after the shopper has pressed the link.
    const nowAndWhenTabStarts = (go: () => void): void => {
      go();
      whenTabStarts(element, tab, signal, go);
    };

    listenToPages(element, config, signal, async (address) => {
      if (await list.load(address)) scrollTo(panel());
    });
    listenToLinks(config, signal, (target, hash) => {
      nowAndWhenTabStarts(() => {
        openAt(target);
        openByAddress(target, hash, signal, () => {
          scrollTo(target);
          target.tabIndex = -1;
          target.focus({ preventScroll: true });
        });
      });
    });
    const stopWaiting = whenShown(element, tab, list.start);
    const asked = fragmentTarget(location.hash);
    if (asked !== null && panel().contains(asked)) {
      nowAndWhenTabStarts(() => {
        openAt(asked);
        scrollTo(asked);
      });
    }
    return () => {
      ended.abort();
      stopWaiting();
    };
  }, [element, config]);

  return state;
}

/** The links of the list's pager. */
function listenToPages(
  element: HTMLElement,
  { url }: ProductReviewsConfig,
  signal: AbortSignal,
  load: (address: string) => void,
): void {
  const clicked = (event: MouseEvent): void => {
    const link = controlOf(event, element, reviewParts.pageLink);
    if (!(link instanceof HTMLAnchorElement) || url === '' || isForBrowser(event)) return;
    event.preventDefault();
    // Without a script a link leads to the product's own page; the page number in it is the same.
    const address = new URL(url, document.baseURI);
    address.search = link.search;
    load(address.href);
  };
  element.addEventListener('click', clicked, { signal });
}

/** The links in the product's info: the shopper ends where they point to, and so does the focus. */
function listenToLinks(
  { links }: ProductReviewsConfig,
  signal: AbortSignal,
  goTo: (target: HTMLElement, hash: string) => void,
): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>(links)) {
    const clicked = (event: MouseEvent): void => {
      const target = fragmentTarget(link.hash);
      // The theme's own script may have prevented it already; the list is loaded all the same.
      if (target === null || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(target, link.hash);
    };
    link.addEventListener('click', clicked, { signal });
  }
}
