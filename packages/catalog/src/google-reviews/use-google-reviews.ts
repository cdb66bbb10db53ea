import { parse, reportError, useListener } from '@shop-elements/core';
import { withoutFragment } from '@shop-elements/dom';
import { type Reply, reloadPage } from '@shop-elements/host';
import { type RefObject, useRef, useState } from 'react';
import { pathHere } from '../shared/path-here';
import { type Choice, filterForm } from './choice';
import { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
import { listUrl, type ReviewPage, reviewPage, reviewsUrl } from './review-page';
import { useLatestPost } from './use-latest-post';

interface Shown {
  /** The settings of this list. Another list in them replaces it. */
  config: GoogleReviewsConfig;
  shown: ReviewPage;
  /** Whether a request is running. */
  busy?: boolean;
  /** Repeats a failed request; undefined if none failed. */
  retry?: (() => void) | undefined;
}

export interface ReviewsState extends Pick<Shown, 'shown' | 'busy' | 'retry'> {
  /** The node that contains the reviews. */
  list: RefObject<HTMLElement | null>;
  /** The URL of another page of the same selection. */
  urlFor(page: number): string;
  /** Shows another page of the same selection. */
  turn(page: number): void;
  /** Shows the first page of another selection. */
  filter(choice: Choice): void;
}

/** Loads pages and filters, and updates the browser's history. */
export function useGoogleReviews(element: HTMLElement, config: GoogleReviewsConfig): ReviewsState {
  const [state, show] = useState<Shown>(() => ({ config, shown: reviewPage(config) }));
  if (isOtherList(state.config, config)) show({ config, shown: reviewPage(config) });
  const { shown } = state;
  const [here] = useState(() => listUrl(location.href, shown));
  // The shown pages by URL, without fragment.
  const [visited] = useState(() => new Map([[pathHere(), shown]]));
  const list = useRef<HTMLElement>(null);
  const { post, isPosting, cancel } = useLatestPost();

  const update = async (choice: Choice, number: number): Promise<boolean> => {
    const form = filterForm(choice, number);
    if (isPosting(form)) return false;
    // Keeps the new selection even if the request fails.
    const pending = { ...shown, choice };
    // Keeps `retry`, because its button has the focus.
    show((before) => ({ ...before, shown: pending, busy: true }));
    const url = config.url ?? shown.filters.url ?? '';
    const reply = await post(url, form);
    if (reply === undefined) return false;
    const data = reviewsIn(reply);
    if (data === undefined) {
      show({ config, shown: pending, retry: () => void turn(choice, number) });
      reportFailure(element, url, reply);
      return false;
    }
    const next = reviewPage(data, pending);
    const nextUrl = reviewsUrl(here, next);
    if (nextUrl !== location.href) history.pushState(history.state, next.filters.pageTitle ?? '', nextUrl);
    visited.set(pathHere(), next);
    show({ config, shown: next });
    return true;
  };

  /** Shows another page, from its top. */
  const turn = async (choice: Choice, number: number): Promise<void> => {
    const before = document.activeElement;
    if (await update(choice, number)) focusList(list.current, before);
  };

  useListener(window, 'popstate', () => {
    const page = visited.get(pathHere());
    // A link to a place on the page also fires this event.
    if (page?.list === shown.list) return;
    if (page === undefined) {
      // A page of this list from before a reload: only the server has it.
      if (withoutFragment(listUrl(location.href, shown)) === withoutFragment(here)) reloadPage();
      return;
    }
    cancel();
    show({ config, shown: page });
  });

  return {
    ...state,
    list,
    urlFor: (number) => reviewsUrl(here, shown, number),
    turn: (number) => void turn(shown.choice, number),
    filter: (choice) => void update(choice, 1),
  };
}

/** The shop's reply; undefined if it has no reviews. */
function reviewsIn(reply: Reply): GoogleReviewsConfig | undefined {
  const data = reply.ok ? parse(googleReviewsConfig, reply.json()) : undefined;
  return data?.reviews && data;
}

function reportFailure(element: HTMLElement, url: string, { status }: Reply): void {
  const message = `expected JSON with reviews, found a reply with status ${status}`;
  reportError(element, 'network', [{ path: 'reviews', message, source: url }]);
}

/**
 * Moves focus and scroll position to the top of the list, unless the shopper has moved on meanwhile.
 * @param before what had the focus before the request
 */
function focusList(list: HTMLElement | null, before: Element | null): void {
  const { activeElement } = document;
  if (activeElement !== before && activeElement !== document.body) return;
  list?.focus({ preventScroll: true });
  if ((list?.getBoundingClientRect().top ?? 0) < 0) list?.scrollIntoView();
}

/** Whether settings have another list. A change of `url` alone keeps the page that the shopper has turned to. */
function isOtherList(before: GoogleReviewsConfig, now: GoogleReviewsConfig): boolean {
  return (['reviews', 'filters', 'pagination'] as const).some((key) => before[key] !== now[key]);
}
