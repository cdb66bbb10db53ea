import { controlOf, isForBrowser } from '@shop-elements/core';
import { keepInPlace, prepareCleaner, scrollToElement } from '@shop-elements/dom';
import { request } from '@shop-elements/host';
import { useLayoutEffect, useState } from 'react';
import type { ProductReviewsConfig } from './product-reviews.config';
import { showList } from './review-list';
import { openTab, whenShown } from './reviews-tab';

export interface ReviewsState {
  isLoading?: boolean;
  /** Asks again for what could not be loaded. */
  retry?: () => void;
}

/** The links of the product's info that lead to the reviews or to the form below them. */
const LINKS = '.product-info-main .reviews-actions a';
/** Where the list stands in the server's own markup, and what says that it is there. */
const LIST = '[data-role="product-review"], #product-review-container';
const PRINTED = '.review-list, .review-item';

/** Loads the list once, its pages whenever one is asked for, and takes the shopper to where a link points. */
export function useProductReviews(element: HTMLElement, config: ProductReviewsConfig): ReviewsState {
  const [state, setState] = useState<ReviewsState>({});

  useLayoutEffect(() => {
    const { url, tab, offset, duration } = config;
    const ended = new AbortController();
    const { signal } = ended;
    let call: AbortController | undefined;
    let isAsked = url === '' || element.querySelector(PRINTED) !== null;
    let goal: Element | undefined;

    const list = element.querySelector<HTMLElement>(LIST) ?? ownList(element);
    const panel = (): Element => document.getElementById('reviews') ?? element;
    const scrollTo = (target: Element): void => scrollToElement(target, { offset, duration });

    const load = async (address: string, isPage: boolean): Promise<void> => {
      isAsked = true;
      call?.abort();
      call = new AbortController();
      list.setAttribute('aria-busy', 'true');
      setState({ isLoading: true });
      const options = { accept: 'text/html, */*;q=0.8', signal: call.signal };
      const [reply] = await Promise.all([request(address, options).catch(() => null), prepareCleaner()]);
      // A newer page was asked for, or the element is gone.
      if (reply === null) return;
      list.removeAttribute('aria-busy');
      setState(reply.ok ? {} : { retry: () => void load(address, isPage) });
      // What the shopper was taken to stays where it is while the list above it grows.
      if (reply.ok) keepInPlace(goal && isInView(goal) ? goal : undefined, () => showList(list, reply.text));
      if (isPage) scrollTo(panel());
    };

    const start = (): void => {
      if (!isAsked) void load(url, false);
    };

    const goTo = (target: Element): void => {
      openTab(tab);
      start();
      goal = target;
      scrollTo(target);
    };

    const linkClicked = (event: MouseEvent): void => {
      const target = targetOf((event.currentTarget as HTMLAnchorElement).hash);
      // The theme's own script may have prevented it already; the list is loaded all the same.
      if (target === null || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      goTo(target);
      target.tabIndex = -1;
      target.focus({ preventScroll: true });
    };

    const pageClicked = (event: MouseEvent): void => {
      const link = controlOf(event, element, '.pages a[href]');
      if (!(link instanceof HTMLAnchorElement) || url === '' || isForBrowser(event)) return;
      event.preventDefault();
      goal = undefined;
      // A link may lead to the product's own page, which is what it needs without a script; the page number is the same.
      const address = new URL(url, document.baseURI);
      address.search = link.search;
      void load(address.href, true);
    };

    element.addEventListener('click', pageClicked, { signal });
    for (const link of document.querySelectorAll<HTMLAnchorElement>(LINKS)) {
      link.addEventListener('click', linkClicked, { signal });
    }
    const stopWaiting = whenShown(element, tab, start);
    const asked = targetOf(location.hash);
    if (asked !== null && panel().contains(asked)) goTo(asked);
    return () => {
      ended.abort();
      call?.abort();
      stopWaiting();
    };
  }, [element, config]);

  return state;
}

function targetOf(hash: string): HTMLElement | null {
  return document.getElementById(hash.slice(1));
}

/** Where the server has left no place for the list. */
function ownList(element: HTMLElement): HTMLElement {
  const list = document.createElement('div');
  element.prepend(list);
  return list;
}

function isInView(target: Element): boolean {
  const { top } = target.getBoundingClientRect();
  return top >= 0 && top < window.innerHeight;
}
