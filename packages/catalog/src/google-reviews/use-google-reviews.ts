import { parse, reportError, useListener } from '@shop-elements/core';
import { request } from '@shop-elements/host';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { type Choice, filterForm } from './choice';
import { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
import { type ReviewPage, reviewPage, reviewsAddress } from './review-page';

interface Shown {
  shown: ReviewPage;
  /** A call is on its way. */
  busy?: boolean;
  /** Asks again for what could not be had; undefined while nothing failed. */
  retry?: (() => void) | undefined;
}

export interface ReviewsState extends Shown {
  /** Where the reviews stand. */
  list: RefObject<HTMLElement | null>;
  /** Shows another page of the same choice. */
  turn(page: number): void;
  /** Shows another choice, from its first page. */
  filter(choice: Choice): void;
}

interface Call {
  controller: AbortController;
  /** What is asked for: the same is not asked for twice. */
  asked: string;
}

/**
 * The list and its place in the browser's history. Better than the reference: Back shows the page before, a newer call ends an
 * older one, and a failure is told.
 * Specification: catalogue, sections 2 'Google reviews list page', 7 and 8.
 */
export function useGoogleReviews(element: HTMLElement, config: GoogleReviewsConfig): ReviewsState {
  const [state, show] = useState<Shown>(() => ({ shown: reviewPage(config) }));
  const { shown } = state;
  const list = useRef<HTMLElement>(null);
  const running = useRef<Call>(undefined);
  // What was at which address, for as long as the page lives. Fragments make no difference.
  const visited = useRef(new Map([[pathHere(), shown]])).current;

  /** Ends a call that is on its way; another may take its place. */
  const run = (next?: Call): void => {
    running.current?.controller.abort();
    running.current = next;
  };

  const update = async (choice: Choice, number: number): Promise<boolean> => {
    const form = filterForm(choice, number);
    const asked = String(form);
    if (running.current?.asked === asked) return false;
    const controller = new AbortController();
    run({ controller, asked });
    // What is ticked stays ticked, also when the call fails.
    const wanted = { ...shown, choice };
    show({ ...state, shown: wanted, busy: true });
    const url = config.url ?? shown.filters.url ?? '';
    const reply = await request(url, { method: 'POST', form, signal: controller.signal }).catch(() => undefined);
    if (reply === undefined) return false;
    run();
    const given = reply.ok ? parse(googleReviewsConfig, reply.json()) : undefined;
    if (given?.reviews === undefined) {
      show({ shown: wanted, retry: () => void turn(choice, number) });
      const message = `expected JSON with reviews, found an answer of status ${reply.status}`;
      reportError(element, 'network', [{ path: 'reviews', message, source: url }]);
      return false;
    }
    const next = reviewPage(given, wanted);
    const address = reviewsAddress(location.href, next);
    if (address !== location.href) history.pushState(null, next.filters.pageTitle ?? '', address);
    visited.set(pathHere(), next);
    show({ shown: next });
    return true;
  };

  /** After a page was turned, reading goes on at the top of the list: for the eyes and for the keyboard. */
  const turn = async (choice: Choice, number: number): Promise<void> => {
    if (!(await update(choice, number))) return;
    list.current?.focus({ preventScroll: true });
    if ((list.current?.getBoundingClientRect().top ?? 0) < 0) list.current?.scrollIntoView();
  };

  useListener(window, 'popstate', () => {
    const known = visited.get(pathHere());
    if (known === undefined) return;
    run();
    show({ shown: known });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the element leaves the page
  useLayoutEffect(() => run, []);

  return {
    ...state,
    list,
    turn: (number) => void turn(shown.choice, number),
    filter: (choice) => void update(choice, 1),
  };
}

function pathHere(): string {
  return location.pathname + location.search;
}
