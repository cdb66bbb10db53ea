import { parse, reportError } from '@shop-elements/core';
import { type Reply, request } from '@shop-elements/host';
import { useLayoutEffect, useRef, useState } from 'react';
import { type Choice, filterForm } from './choice';
import { type GoogleReviewsConfig, googleReviewsConfig } from './google-reviews.config';
import { type ReviewPage, reviewPage, reviewsAddress } from './review-page';

export interface ReviewsState {
  shown: ReviewPage;
  /** A call is on its way. */
  busy: boolean;
  /** Asks again for what could not be had; undefined while nothing failed. */
  retry: (() => void) | undefined;
  /** Shows another page of the same choice. */
  turn(page: number): void;
  /** Shows another choice, from its first page. */
  filter(choice: Choice): void;
}

interface Call {
  controller: AbortController;
  /** What is asked for: the same is not asked for twice. */
  form: string;
}

/**
 * The list and its place in the browser's history. Better than the reference: Back shows the page before, a newer call ends an
 * older one, and a failure is told.
 * Specification: catalogue, sections 2 'Google reviews list page', 7 and 8.
 */
export function useGoogleReviews(element: HTMLElement, config: GoogleReviewsConfig): ReviewsState {
  const [shown, show] = useState(() => reviewPage(config));
  const [call, setCall] = useState<Call>();
  const [retry, setRetry] = useState<{ again: () => void }>();
  const running = useRef<Call>(undefined);
  // What was at which address, for as long as the page lives. Fragments make no difference.
  const visited = useRef(new Map([[pathHere(), shown]])).current;

  const run = (next: Call | undefined): void => {
    running.current?.controller.abort();
    running.current = next;
    setCall(next);
  };

  const update = async (choice: Choice, number: number): Promise<void> => {
    const form = filterForm(choice, number);
    if (running.current?.form === form.toString()) return;
    const controller = new AbortController();
    const { signal } = controller;
    run({ controller, form: form.toString() });
    // What is ticked stays ticked, also when the call fails.
    const wanted = { ...shown, choice };
    show(wanted);
    const url = config.url ?? shown.filters.url ?? '';
    const reply = await request(url, { method: 'POST', form, signal }).catch(() => undefined);
    if (reply === undefined || signal.aborted) return;
    run(undefined);
    const given = reply.ok ? parse(googleReviewsConfig, reply.json()) : undefined;
    if (given?.reviews === undefined) {
      setRetry({ again: () => void update(choice, number) });
      reportFailure(element, reply);
      return;
    }
    const next = reviewPage(given, wanted);
    const address = reviewsAddress(location.href, next);
    if (address !== location.href) history.pushState(null, next.filters.pageTitle ?? '', address);
    visited.set(pathHere(), next);
    show(next);
    setRetry(undefined);
  };

  const stop = useRef(() => run(undefined)).current;
  useLayoutEffect(() => {
    const back = (): void => {
      const known = visited.get(pathHere());
      if (known === undefined) return;
      stop();
      show(known);
      setRetry(undefined);
    };
    window.addEventListener('popstate', back);
    return () => {
      window.removeEventListener('popstate', back);
      stop();
    };
  }, [visited, stop]);

  return {
    shown,
    busy: call !== undefined,
    retry: retry?.again,
    turn: (number) => void update(shown.choice, number),
    filter: (choice) => void update(choice, 1),
  };
}

function pathHere(): string {
  return location.pathname + location.search;
}

function reportFailure(element: HTMLElement, { status, url }: Reply): void {
  const message = `expected JSON with reviews, found an answer of status ${status}`;
  reportError(element, 'network', [{ path: 'reviews', message, source: url }]);
}
