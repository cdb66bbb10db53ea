import { parse, reportError, useListener } from '@shop-elements/core';
import { request } from '@shop-elements/host';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Choice, filterForm } from './choice';
import { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
import { listAddress, type ReviewPage, reviewPage, reviewsAddress } from './review-page';

interface Shown {
  /** The settings that this list began with: other settings are another list. */
  config: GoogleReviewsConfig;
  shown: ReviewPage;
  /** A call is on its way. */
  busy?: boolean;
  /** Requests what failed once more; undefined while nothing failed. */
  retry?: (() => void) | undefined;
}

export interface ReviewsState extends Pick<Shown, 'shown' | 'busy' | 'retry'> {
  /** Holds the reviews. */
  list: RefObject<HTMLElement | null>;
  /** The address of another page of the same choice. */
  addressOf(page: number): string;
  /** Shows another page of the same choice. */
  turn(page: number): void;
  /** Shows another choice, from its first page. */
  filter(choice: Choice): void;
}

interface Call {
  controller: AbortController;
  /** What was requested: the same is not requested twice. */
  form: string;
}

/**
 * The list and its place in the browser's history. Back shows the page before, a newer call ends an older one, and a failure
 * is told.
 */
export function useGoogleReviews(element: HTMLElement, config: GoogleReviewsConfig): ReviewsState {
  const [state, show] = useState<Shown>(() => ({ config, shown: reviewPage(config) }));
  if (state.config !== config) show({ config, shown: reviewPage(config) });
  const { shown } = state;
  const [address] = useState(() => listAddress(location.href, shown));
  // What was at which address, for as long as the page lives. Fragments make no difference.
  const [visited] = useState(() => new Map([[pathHere(), shown]]));
  const list = useRef<HTMLElement>(null);
  const running = useRef<Call>(undefined);

  /** Ends the call that is on its way; another may take its place. */
  const run = (next?: Call): void => {
    running.current?.controller.abort();
    running.current = next;
  };

  const update = async (choice: Choice, number: number): Promise<boolean> => {
    const form = filterForm(choice, number);
    if (running.current?.form === String(form)) return false;
    const controller = new AbortController();
    run({ controller, form: String(form) });
    // What is ticked stays ticked, also when the call fails.
    const wanted = { ...shown, choice };
    show({ ...state, shown: wanted, busy: true });
    const url = config.url ?? shown.filters.url ?? '';
    const reply = await request(url, { method: 'POST', form, signal: controller.signal }).catch(() => undefined);
    if (reply === undefined) return false;
    run();
    const given = reply.ok ? parse(googleReviewsConfig, reply.json()) : undefined;
    if (given?.reviews === undefined) {
      show({ config, shown: wanted, retry: () => void turn(choice, number) });
      const message = `expected JSON with reviews, found an answer of status ${reply.status}`;
      reportError(element, 'network', [{ path: 'reviews', message, source: url }]);
      return false;
    }
    const next = reviewPage(given, wanted);
    const nextAddress = reviewsAddress(address, next);
    if (nextAddress !== location.href) history.pushState(null, next.filters.pageTitle ?? '', nextAddress);
    visited.set(pathHere(), next);
    show({ config, shown: next });
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
    show({ config, shown: known });
  });
  useEffect(() => () => running.current?.controller.abort(), []);

  return {
    ...state,
    list,
    addressOf: (number) => reviewsAddress(address, shown, number),
    turn: (number) => void turn(shown.choice, number),
    filter: (choice) => void update(choice, 1),
  };
}

function pathHere(): string {
  return location.pathname + location.search;
}
